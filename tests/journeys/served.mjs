// A club's node for journeys, with a PostgreSQL of the tests' own: both end with the journey, however it ends.

import { spawn } from "node:child_process";
import path from "node:path";
import { free } from "./helper.mjs";

const programs = path.resolve(import.meta.dirname, "../../target/debug");

/** Starts a program, and gives it with the first line that it prints. */
function begun(name, options, env = {}, end = "SIGTERM") {
  const child = spawn(path.join(programs, name), options, {
    env: { ...process.env, ...env },
    stdio: ["pipe", "pipe", "inherit"],
  });
  process.once("exit", () => child.kill(end));
  return new Promise((resolve, reject) => {
    child.stdout.once("data", (chunk) => resolve({ child, said: String(chunk).split("\n")[0].trim() }));
    child.once("exit", (code) => reject(new Error(`${name} ended with ${code}`)));
  });
}

/** Serves a club on an empty database, with other options as they are said on the command line; gives the organiser's
 * address, or null where there is no PostgreSQL. */
export async function serve(options = []) {
  const database = await begun("postgres", []);
  if (database.said === "none") return null;
  const [listen, inner] = [await free(), await free()];
  const node = await begun(
    "node",
    ["serve", "--listen", `127.0.0.1:${listen}`, "--advertise", `127.0.0.1:${inner}`, ...options],
    { BUCINTORO_DATABASE: database.said },
    "SIGKILL",
  );
  return { url: node.said, origin: `http://127.0.0.1:${listen}` };
}
