// The app as it lies in a package opens its window with the list of tables.

import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import path from "node:path";
import { journey, require } from "../helper.mjs";
import { data, started } from "../window.mjs";

const { By, until } = require("selenium-webdriver");

await journey("package", {
  async "the packaged app opens with the list of tables"() {
    const { driver, driverProcess } = await started();
    await driver.wait(until.elementLocated(By.css("main .new")), 30000);
    assert.equal(await driver.getTitle(), "Bucintoro");
    assert.ok(existsSync(path.join(data, "bucintoro.sqlite")), "its data lies where it was told");
    await driver.quit();
    driverProcess.kill("SIGKILL");
  },
});
