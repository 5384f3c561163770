// The lint rules of the journeys. They wait for conditions, never for a time. They find elements by role, test id or
// message key. So a redesign or a new text affects page objects only.

import playwright from "eslint-plugin-playwright";
import ts from "typescript-eslint";

/** Locators that take the text of an element. */
const BY_TEXT = "/^getBy(Text|Label|Placeholder|Title|AltText)$/";
const NO_QUOTED_TEXT = 'Name the message: t("key", args). Quoted text breaks when a text is improved.';
const NO_SLEEP = "Wait for what is expected (expect(locator), expect.poll), not for a time.";
const NO_CLASS = "Find elements by role, data-testid or message key. A class changes with the design.";

export default ts.config(
  { ignores: ["node_modules/", "eslint.config.js"] },
  ts.configs.strict,
  playwright.configs["flat/recommended"],
  {
    rules: {
      eqeqeq: "error",
      "@typescript-eslint/no-explicit-any": "off",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "playwright/no-wait-for-timeout": "error",
      "playwright/no-wait-for-selector": "error",
      "playwright/no-force-option": "error",
      "playwright/no-element-handle": "error",
      "playwright/no-networkidle": "error",
      "playwright/prefer-web-first-assertions": "error",
      "playwright/no-skipped-test": "error",
      "playwright/no-conditional-in-test": "off",
      "playwright/no-conditional-expect": "off",
      "playwright/no-nested-step": "off",
      "playwright/expect-expect": "off",
      "playwright/consistent-spacing-between-blocks": "off",
      "no-restricted-syntax": [
        "error",
        {
          selector: `CallExpression[callee.property.name=${BY_TEXT}] > :matches(Literal[value=/ |^[a-zäöüßéèà]/], TemplateLiteral[quasis.0.value.raw=/[a-z]/i]):first-child`,
          message: NO_QUOTED_TEXT,
        },
        {
          selector: `CallExpression[callee.property.name=${BY_TEXT}] > Literal[regex.pattern=/[a-z]{3}/i]`,
          message: NO_QUOTED_TEXT,
        },
        {
          selector: "Property[key.name=/^(name|hasText|hasNotText)$/] > Literal.value[value=/ |^[a-zäöüßéèà]/]",
          message: NO_QUOTED_TEXT,
        },
        {
          selector: "Property[key.name=/^(name|hasText|hasNotText)$/] > Literal.value[regex.pattern=/[a-z]{3}/i]",
          message: NO_QUOTED_TEXT,
        },
        {
          selector:
            "CallExpression[callee.property.name='locator'] > Literal[value=/(^|[\\s>+~(,\\w\\]])\\.[a-z]|text=|text-is|has-text/i]",
          message: NO_CLASS,
        },
        {
          selector:
            "CallExpression[callee.property.name='locator'] > TemplateLiteral[quasis.0.value.raw=/(^|[\\s>+~(,\\w\\]])\\.[a-z]|text=|text-is|has-text/i]",
          message: NO_CLASS,
        },
        {
          selector:
            "CallExpression[callee.property.name=/^querySelector(All)?$/] > Literal[value=/(^|[\\s>+~(,\\w\\]])\\.[a-z]/i]",
          message: NO_CLASS,
        },
      ],
    },
  },
  // Support code may wait in other ways: for programs to end, and for the delays of stress.
  {
    ignores: ["support/**", "bench/**", "eslint.config.js"],
    rules: { "no-restricted-globals": ["error", { name: "setTimeout", message: NO_SLEEP }] },
  },
);
