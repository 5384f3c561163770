// From starting the program to a table in the native window that answers a tap: the way to the list
// of tables, and from the tap on a table to the table. Medians and 95th percentiles of one run.

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { require, row } from "../helper.mjs";
import { killed, started } from "../window.mjs";

const { By, until } = require("selenium-webdriver");
const TIMES = 9;

/** When the program was started, in milliseconds since 1970, to a hundredth of a second. */
function born() {
  const pid = execFileSync("pgrep", ["-o", "bucintoro-app"], { encoding: "utf8" }).trim();
  const ticks = Number(readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" ")[19]);
  const up = Number(readFileSync("/proc/uptime", "utf8").split(" ")[0]);
  return Date.now() - (up - ticks / 100) * 1000;
}

const mark = (driver, name) =>
  driver.executeScript(
    "return performance.timeOrigin + performance.getEntriesByName(arguments[0]).at(-1).startTime",
    name,
  );
const marked = (driver, name) =>
  driver.wait(() => driver.executeScript("return performance.getEntriesByName(arguments[0]).length > 0", name), 20000);
const tap = async (driver, css) => {
  await driver.wait(until.elementLocated(By.css(css)), 20000);
  return driver.executeScript(
    "const now = performance.timeOrigin + performance.now(); document.querySelector(arguments[0]).click(); return now",
    css,
  );
};

let running = await started("release");
await tap(running.driver, "main .new");
await running.driver.wait(until.elementLocated(By.css(".chair")), 20000);
await tap(running.driver, ".start");
await running.driver.wait(until.elementLocated(By.css(".panel h2")), 20000);
await killed(running);

const [home, table] = [[], []];
for (let times = 0; times < TIMES; times += 1) {
  running = await started("release");
  await marked(running.driver, "tables");
  home.push((await mark(running.driver, "tables")) - born());
  const tapped = await tap(running.driver, "button.open");
  await marked(running.driver, "table");
  table.push((await mark(running.driver, "table")) - tapped);
  await killed(running);
}
console.log("| native window | median | 95 % | times |\n|---|---|---|---|");
row("starting the program to the list of tables", home);
row("a tap on a table to the table", table);
row(
  "both together",
  home.map((first, index) => first + table[index]),
);
process.exit(0);
