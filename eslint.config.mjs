import docusaurus from '@docusaurus/eslint-plugin';
import reactHooks from 'eslint-plugin-react-hooks';
import {defineConfig, globalIgnores} from 'eslint/config';
import {fileURLToPath} from 'node:url';
import tseslint from 'typescript-eslint';

// The package's types are those of an older ESLint; its rules run on this one.
const docusaurusRules = /** @type {import('eslint').ESLint.Plugin} */ (
  /** @type {unknown} */ ({rules: docusaurus.rules})
);

const root = fileURLToPath(new URL('.', import.meta.url));

/** The rooms of the house, from the ground up: each may import from those before it, and from itself. */
const rooms = ['deploy', 'config', 'diagrams', 'src', 'mcp', 'plugins', 'scripts', 'tests'];

/** @type {import('eslint').Linter.Config[]} */
const noArrowUp = rooms.slice(0, -1).map((room, index) => ({
  files: [`${room}/**`],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: rooms.slice(index + 1).map((above) => ({
          regex: `^(@site|(\\.\\.?/)*\\.\\.)/${above}/`,
          message: `${room}/ stands below ${above}/: what both need belongs to ${room}/ or below it.`,
        })),
      },
    ],
  },
}));

export default defineConfig(
  globalIgnores([
    'build/',
    '.docusaurus/',
    '.cache/',
    'release/',
    'docs/openAPI/',
    'i18n/en/docusaurus-plugin-content-docs/current/openAPI/',
  ]),
  tseslint.configs.strictTypeChecked,
  {
    languageOptions: {parserOptions: {project: './tsconfig.json', tsconfigRootDir: root}},
    linterOptions: {reportUnusedDisableDirectives: 'error'},
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', {allowNumber: true}],
      '@typescript-eslint/no-confusing-void-expression': ['error', {ignoreArrowShorthand: true}],
      '@typescript-eslint/no-unused-vars': [
        'error',
        {argsIgnorePattern: '^_', destructuredArrayIgnorePattern: '^_', ignoreRestSiblings: true},
      ],
      '@typescript-eslint/no-floating-promises': [
        'error',
        {
          // node:test waits for its tests by itself.
          allowForKnownSafeCalls: [
            {from: 'package', package: 'node:test', name: ['test', 'it', 'describe', 'suite']},
          ],
        },
      ],
    },
  },
  {
    // Programs that pages show to readers: plain JavaScript, outside the project's types.
    files: ['examples/**'],
    extends: [tseslint.configs.disableTypeChecked],
  },
  {
    // Its types are made, and checked, by the test that runs it.
    files: ['tests/drills/openapiClient/**'],
    extends: [tseslint.configs.disableTypeChecked],
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: {'@docusaurus': docusaurusRules},
    extends: [reactHooks.configs.flat.recommended],
    rules: {
      '@docusaurus/string-literal-i18n-messages': 'error',
      // Keys have the same name in both languages.
      '@docusaurus/no-untranslated-text': ['error', {ignoredStrings: ['Ctrl', 'K', '›']}],
      '@docusaurus/no-html-links': 'error',
      '@docusaurus/prefer-docusaurus-heading': 'error',
    },
  },
  ...noArrowUp,
  {
    files: ['tests/{e2e,looks}/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          name: '@playwright/test',
          message:
            'Import from tests/support/test: its page fails a test on errors nobody expected.',
        },
      ],
    },
  },
);
