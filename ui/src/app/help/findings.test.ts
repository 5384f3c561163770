// @vitest-environment jsdom

import { expect, test } from "vitest";
import { choose, LANGUAGES, t, texts } from "../../lang/index.svelte";
import { finding } from "./findings";

test.each(Object.keys(LANGUAGES))("a port is told as it is typed in %s", async (language) => {
  await Promise.all([choose(language), texts("app", "reach")]);
  const [name, values] = finding({ finding: "other_port", port: 47201, usual: 47200 });
  expect(`${t(name, values)} ${t(`${name}-do`, values)}`).toMatch(/47201/);
  expect(`${t(name, values)} ${t(`${name}-do`, values)}`).not.toMatch(/47\D20/);
});
