// Workers and pages of the web app that end at any moment lose no acknowledged command.

import { test } from "../support/webapp";

/** How many workers and how many pages end in all, and how many in one test. */
const ENDS = Number(process.env["ENDS"] ?? 200);
const BATCH = 20;

/** The first and the last end of each test. */
const batches = Array.from({ length: Math.ceil(ENDS / BATCH) }, (_, index) => ({
  first: index * BATCH + 1,
  last: Math.min(ENDS, (index + 1) * BATCH),
}));

test.describe("web app", { tag: "@nightly" }, () => {
  for (const { first, last } of batches) {
    test(`a worker that ends at any moment loses no acknowledged command (${first} to ${last} of ${ENDS})`, async ({
      webApp,
    }) => {
      test.setTimeout(300_000);
      await webApp.endWhilePlaying(last - first + 1, 120, () => webApp.endWorker());
    });

    test(`a page that ends at any moment loses no acknowledged command (${first} to ${last} of ${ENDS})`, async ({
      webApp,
      errors,
    }) => {
      test.setTimeout(300_000);
      // A page that ends during its load reports failed requests.
      errors.allowLostConnections();
      await webApp.endWhilePlaying(last - first + 1, 600, () => webApp.crashPages());
    });
  }
});
