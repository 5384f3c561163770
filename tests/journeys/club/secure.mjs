// A club over HTTPS, by Caddy with the file of the manual: the page installs as an app, keeps the screen awake, and reads
// codes from the camera live. Over plain HTTP from another machine it does none of that, and says nothing of it.

import assert from "node:assert/strict";
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { browser, device, folder, free, journey, kept, unexpected } from "../helper.mjs";
import { serve } from "../served.mjs";

if (spawnSync("caddy", ["version"]).status !== 0) {
  console.log("skipped: a club over HTTPS needs Caddy");
  process.exit(0);
}
const port = await free();
const origin = `https://localhost:${port}`;
const health = await free();
const served = await serve(["--behind", "127.0.0.1", "--public-url", origin, "--metrics", `127.0.0.1:${health}`]);
if (!served) {
  console.log("skipped: a club needs PostgreSQL");
  process.exit(0);
}

/** A certificate of the journey's own, and by what a browser knows its key. */
const place = folder();
const [chain, key] = ["tls.pem", "tls.key"].map((name) => path.join(place, name));
execFileSync(
  "openssl",
  [
    "req",
    "-x509",
    "-newkey",
    "ec",
    "-pkeyopt",
    "ec_paramgen_curve:P-256",
    "-nodes",
    "-days",
    "2",
    "-subj",
    "/CN=localhost",
    "-addext",
    "subjectAltName=DNS:localhost",
    "-addext",
    "basicConstraints=critical,CA:FALSE",
    "-keyout",
    key,
    "-out",
    chain,
  ],
  { stdio: "ignore" },
);
const known = execFileSync("bash", [
  "-c",
  `openssl x509 -in ${chain} -pubkey -noout | openssl pkey -pubin -outform der | openssl dgst -sha256 -binary | base64`,
])
  .toString()
  .trim();

const caddy = spawn(
  "caddy",
  ["run", "--adapter", "caddyfile", "--config", path.resolve(import.meta.dirname, "../../../docs/club/Caddyfile")],
  {
    env: {
      ...process.env,
      HOME: place,
      XDG_DATA_HOME: place,
      XDG_CONFIG_HOME: place,
      BUCINTORO_NAME: origin,
      BUCINTORO_TLS: `tls ${chain} ${key}`,
      BUCINTORO_NODES: new URL(served.origin).host,
      BUCINTORO_HEALTH_PORT: String(health),
      BUCINTORO_CADDY_OPTIONS: `http_port ${await free()}\nauto_https disable_redirects`,
    },
    stdio: "ignore",
  },
);
process.once("exit", () => caddy.kill("SIGKILL"));

/** A film of one picture that a browser takes for its camera: the code of an address, in shades of grey. */
async function filmed(svg) {
  const plain = await browser();
  const { page } = await device(plain);
  const grey = await page.evaluate(async (svg) => {
    const picture = new Image();
    picture.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
    await picture.decode();
    const canvas = Object.assign(document.createElement("canvas"), { width: 640, height: 480 });
    const context = canvas.getContext("2d");
    context.fillStyle = "white";
    context.fillRect(0, 0, 640, 480);
    context.drawImage(picture, 120, 40, 400, 400);
    const { data } = context.getImageData(0, 0, 640, 480);
    return Array.from({ length: 640 * 480 }, (_, nth) => data[4 * nth]);
  }, svg);
  await plain.close();
  const file = path.join(place, "code.y4m");
  writeFileSync(
    file,
    Buffer.concat([
      Buffer.from("YUV4MPEG2 W640 H480 F10:1 Ip A1:1 C420jpeg\nFRAME\n"),
      Buffer.from(grey),
      Buffer.alloc((640 * 480) / 2, 128),
    ]),
  );
  return file;
}

/** What the organiser's line is answered, one request after the other; `table` stands for the one that was made. */
async function organised(requests) {
  const plain = await browser();
  const { page } = await device(plain);
  await page.goto(`${served.origin}/sw.js`);
  const said = await page.evaluate(
    ([requests, token]) =>
      new Promise((resolve, reject) => {
        const line = new WebSocket(`ws://${location.host}/ws`);
        const said = [];
        const next = () => {
          const table = said.find((ok) => ok.table)?.table;
          const setup = said.find((ok) => ok.setup)?.setup;
          const request = requests[said.length];
          line.send(
            JSON.stringify({
              id: said.length + 1,
              request: { ...request, ...("table" in request && { table }), ...("setup" in request && { setup }) },
            }),
          );
        };
        line.onopen = () => line.send(JSON.stringify({ greeting: "token", token }));
        line.onclose = () => reject(new Error("the line closed"));
        line.onmessage = ({ data }) => {
          const { welcome, id, ok, problem } = JSON.parse(data);
          if (problem) return reject(new Error(JSON.stringify(problem)));
          if (welcome) return next();
          if (!id) return;
          said.push(ok);
          if (said.length < requests.length) return next();
          resolve(said);
        };
      }),
    [requests, served.url.split("token=")[1]],
  );
  await plain.close();
  return said;
}

const seating = ["Ana", "Bo"].map((name) => ({ name, side: "south", empty: false }));
const made = await organised([
  { type: "default_setup", game: "twilight", seats: 2 },
  {
    type: "new_table",
    id: null,
    game: "twilight",
    seating,
    answering: { dice: "app", cards: "app", draws: "app" },
    waivers: [],
    setup: null,
  },
  { type: "host", table: null },
  { type: "host_options", table: null, open: false, trusting: true, address: new URL(origin).host },
]);
const { link } = made.at(-1).hosting.links.find(({ role }) => role.seat === 0);

let secure;
const errors = [];

await journey("secure", {
  "a page over HTTPS is one that may be installed": async () => {
    const film = await filmed(link.qr);
    const args = [
      `--ignore-certificate-errors-spki-list=${known}`,
      "--use-fake-ui-for-media-stream",
      "--use-fake-device-for-media-stream",
      `--use-file-for-fake-video-capture=${film}`,
    ];
    secure = await kept(folder(), {}, args);
    errors.push(secure.errors);
    const { page } = secure;
    await page.goto(origin);
    assert.equal(await page.evaluate(() => isSecureContext), true);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
    const line = await page.context().newCDPSession(page);
    const { installabilityErrors } = await line.send("Page.getInstallabilityErrors");
    assert.deepEqual(
      installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito"),
      [],
    );
  },
  "a code is read from the camera live": async () => {
    const { page } = secure;
    await page.getByRole("button", { name: "Scan with the camera" }).click();
    const code = page.getByLabel("Code", { exact: false }).last();
    await page.waitForFunction(
      (code) => [...document.querySelectorAll("input")].some((input) => input.value === code),
      link.code,
    );
    assert.ok(code);
    assert.equal(await page.locator("video").count(), 0, "the camera is let go of");
    await page.getByLabel("Your name").fill("Ana");
    await page.locator("form button.primary").click();
    await page.locator("nav.bar").waitFor();
  },
  "the screen stays awake at the table, and the place is kept over a reload": async () => {
    const { page } = secure;
    assert.equal(await page.evaluate(() => "wakeLock" in navigator), true);
    await page.addInitScript(() => {
      const own = navigator.wakeLock.request.bind(navigator.wakeLock);
      navigator.wakeLock.request = (kind) =>
        own(kind).then(
          (lock) => ((globalThis.awake = kind), lock),
          (error) => ((globalThis.awake = `${kind}: ${error.name}`), Promise.reject(error)),
        );
    });
    await page.reload();
    await page.locator("nav.bar").waitFor();
    await page.waitForFunction(() => globalThis.awake);
    assert.equal(await page.evaluate(() => globalThis.awake), "screen");
  },
  "over plain HTTP from another machine there is none of it, and nothing fails": async () => {
    const name = `club.test:${new URL(served.origin).port}`;
    const plain = await kept(folder(), {}, ["--host-resolver-rules=MAP club.test 127.0.0.1"]);
    errors.push(plain.errors);
    const { page } = plain;
    await page.goto(`http://${name}/`);
    await page.getByLabel("Your name").waitFor();
    assert.deepEqual(
      await page.evaluate(() => [isSecureContext, "serviceWorker" in navigator, "wakeLock" in navigator]),
      [false, false, false],
    );
    assert.equal(await page.getByRole("button", { name: "Scan with the camera" }).count(), 0);
    await page.context().close();
  },
  "nothing went wrong on any page": async () => {
    assert.deepEqual(unexpected(errors), []);
  },
});
