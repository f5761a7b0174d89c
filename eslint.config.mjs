import nextVitals from "eslint-config-next/core-web-vitals";
import nextTypescript from "eslint-config-next/typescript";
import regexp from "eslint-plugin-regexp";
import { queryFailure } from "./scripts/lib/lint/query-failure.mjs";
import { importZones } from "./scripts/lib/structure/import-zones.mjs";

const root = import.meta.dirname;

// Files whose default export Next or a tool requires.
const DEFAULT_EXPORTS = [
  "{app,tools/*/*/app}/**/{page,layout,template,loading,error,global-error,not-found,default,manifest,robots,sitemap}.{ts,tsx}",
  "app/**/{icon,apple-icon,opengraph-image,twitter-image}*.{ts,tsx}",
  "**/*.config.{ts,mjs}",
  "tests/setup/**",
];

const config = [
  {
    ignores: [
      "**/.next*/**",
      ".data*/**",
      ".gallery/**",
      "lib/server/db/generated/**",
      "test-results/**",
      "**/*.d.mts",
    ],
  },
  ...nextVitals,
  ...nextTypescript,
  {
    files: ["**/*.{ts,tsx,mjs}"],
    // Large packages without imports of ours that are slow to parse.
    settings: { "import/ignore": ["node_modules", "lib/server/db/generated"] },
    rules: {
      "import/no-default-export": "error",
      "import/no-anonymous-default-export": "off",
      "import/no-duplicates": "error",
      "import/no-restricted-paths": ["error", { basePath: root, zones: importZones(root) }],
      "no-restricted-syntax": [
        "error",
        { selector: "ExportAllDeclaration", message: "Import from the file itself; there are no barrels." },
        {
          selector:
            "Property[key.name='onMutate'] CallExpression[callee.property.name=/^set(Query|Queries)Data$/]",
          message:
            "Use updateOptimistically, which reverts this change alone (lib/query/optimistic-update.ts).",
        },
      ],
      eqeqeq: ["error", "smart"],
      "no-console": "error",
      "no-else-return": "error",
      "object-shorthand": "error",
      "prefer-const": "error",
      "react/jsx-no-useless-fragment": ["error", { allowExpressions: true }],
      "react/self-closing-comp": "error",
    },
  },
  {
    files: ["**/*.{ts,tsx}"],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: root } },
    rules: {
      "@typescript-eslint/array-type": "error",
      "@typescript-eslint/await-thenable": "error",
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/no-floating-promises": "error",
      "@typescript-eslint/no-misused-promises": ["error", { checksVoidReturn: { attributes: false } }],
      "@typescript-eslint/no-non-null-assertion": "error",
      "@typescript-eslint/no-unnecessary-boolean-literal-compare": "error",
      "@typescript-eslint/no-unnecessary-condition": "error",
      "@typescript-eslint/no-unnecessary-type-assertion": "error",
      "@typescript-eslint/no-unsafe-argument": "error",
      "@typescript-eslint/no-unsafe-assignment": "error",
      "@typescript-eslint/no-unsafe-call": "error",
      "@typescript-eslint/no-unsafe-member-access": "error",
      "@typescript-eslint/no-unsafe-return": "error",
      "@typescript-eslint/no-unused-vars": [
        "error",
        { ignoreRestSiblings: true, varsIgnorePattern: "^_", argsIgnorePattern: "^_" },
      ],
      "@typescript-eslint/only-throw-error": "error",
      "@typescript-eslint/prefer-nullish-coalescing": ["error", { ignorePrimitives: true }],
      "@typescript-eslint/prefer-optional-chain": "error",
      "@typescript-eslint/return-await": "error",
      "@typescript-eslint/switch-exhaustiveness-check": "error",
    },
  },
  {
    files: ["{app,components,lib}/**/*.{ts,tsx}"],
    ignores: ["**/*.test.{ts,tsx}", "lib/query/use-query-data.ts"],
    plugins: { pennant: { rules: { "query-failure": queryFailure } } },
    rules: { "pennant/query-failure": "error" },
  },
  {
    files: ["{app,components,lib}/**/*.{ts,tsx}"],
    ignores: ["**/*.test.{ts,tsx}"],
    plugins: { regexp },
    // On a long text, such an expression takes minutes, and the server answers nobody else.
    rules: {
      "regexp/no-super-linear-backtracking": "error",
      "regexp/no-super-linear-move": ["error", { ignorePartial: false }],
    },
  },
  { files: DEFAULT_EXPORTS, rules: { "import/no-default-export": "off" } },
  // Scripts write to the terminal.
  { files: ["{scripts,tools}/**"], rules: { "no-console": "off" } },
  // Commands run from their first lines, where only functions declared below are available.
  {
    files: ["scripts/*.mjs", "tools/*/run.mjs"],
    rules: { "no-use-before-define": ["error", { functions: false }] },
  },
  // Tests may import anything and may use values that the types do not allow.
  {
    files: ["**/*.test.{ts,tsx}", "tests/**"],
    rules: { "import/no-restricted-paths": "off", "@typescript-eslint/no-non-null-assertion": "off" },
  },
];

export default config;
