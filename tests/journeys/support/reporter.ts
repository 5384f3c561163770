// One line for each test, and a summary that names flaky tests with their traces. More than two flaky tests fail the
// run, because a flaky test indicates a defect.

import type { FullResult, Reporter, Suite, TestCase, TestResult } from "@playwright/test/reporter";

/** How many tests may pass on their second try before the run fails. */
const MOST_FLAKY = 2;

class Summary implements Reporter {
  private root: Suite | undefined;

  onBegin(_config: unknown, suite: Suite): void {
    this.root = suite;
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const name = test.titlePath().filter(Boolean).join(" › ");
    const outcome = result.status === test.expectedStatus ? (result.status === "skipped" ? "skip" : "ok  ") : "FAIL";
    console.log(
      `${outcome} ${name} (${(result.duration / 1000).toFixed(1)} s)${result.retry ? ` retry ${result.retry}` : ""}`,
    );
    if (outcome !== "FAIL") return;
    for (const { message, snippet } of result.errors) console.log([message, snippet].filter(Boolean).join("\n"));
    for (const { name, path, body } of result.attachments) {
      if (path) console.log(`  ${name}: ${path}`);
      else if (body && name.startsWith("log of")) console.log(`  ${name}:\n${body.toString("utf8").trimEnd()}`);
    }
  }

  /** A test's output is a result: a size, a table of times. */
  onStdOut(chunk: string | Buffer): void {
    process.stdout.write(chunk);
  }

  onError(error: { message?: string; stack?: string }): void {
    console.log(error.stack ?? error.message);
  }

  async onEnd(result: FullResult): Promise<{ status: "failed" } | undefined> {
    const tests = this.root?.allTests() ?? [];
    const by = (outcome: ReturnType<TestCase["outcome"]>) => tests.filter((test) => test.outcome() === outcome);
    const [flaky, failed, passed] = [by("flaky"), by("unexpected"), by("expected")];
    const tooMany = flaky.length > MOST_FLAKY;
    for (const test of flaky) {
      // The first try has a trace in a long run, otherwise the second.
      const attached = test.results.flatMap(({ attachments }) => attachments);
      const trace = attached.find(({ name }) => name === "trace")?.path ?? "no trace";
      console.log(`journeys flaky: ${test.titlePath().filter(Boolean).join(" › ")}: ${trace}`);
    }
    if (tooMany) console.log(`journeys: more than ${MOST_FLAKY} flaky tests fail the run`);
    // A run that ends before its tests, or without any, has failed whatever was counted.
    const broken = result.status === "interrupted" || result.status === "timedout" || tests.length === 0 || tooMany;
    const failures = failed.length + (broken || (result.status === "failed" && !failed.length) ? 1 : 0);
    console.log(`journeys: ${passed.length + flaky.length} passed, ${failures} failed, ${flaky.length} flaky`);
    return failures ? { status: "failed" } : undefined;
  }

  printsToStdio(): boolean {
    return true;
  }
}

export default Summary;
