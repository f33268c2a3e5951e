import {chromium, defineConfig} from '@playwright/test';

import {requireBrowser} from './scripts/lib/browser.mjs';
import {firefox} from './tests/engines/firefox';

/** A test tagged @layers judges what a layer of speed does, and has nothing to say about a build without them. */
const withoutLayers = process.env.WITHOUT_LAYERS === 'all' ? '|@layers' : '';

const phone = {viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true};

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  globalSetup: './tests/support/serveBuild.ts',
  workers: 2,
  retries: 0,
  timeout: 30_000,
  expect: {timeout: 10_000},
  reporter: 'list',
  use: {
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    colorScheme: 'light',
    launchOptions: requireBrowser(chromium.executablePath()),
  },
  projects: [
    // A test tagged @base expects a build with BASE_URL; `npm run proof` makes one.
    {name: 'base', grep: /@base/},
    // What tests/looks asks and what is tagged @proof takes long and is part of `npm run proof`.
    {
      name: 'looks',
      testDir: 'tests/looks',
      grepInvert: /@phone/,
      use: {viewport: {width: 1280, height: 900}},
    },
    {name: 'looks-phone', testDir: 'tests/looks', grep: /@phone|@both/, use: phone},
    {name: 'proof', grep: /@proof/, use: {viewport: {width: 1280, height: 900}}},
    // A test tagged @phone runs on the phone only, one tagged @both on both.
    {
      name: 'desktop',
      grepInvert: new RegExp(`@phone|@proof|@base${withoutLayers}`),
      use: {viewport: {width: 1280, height: 900}},
    },
    // `npm run proof` asks Firefox about behaviour; looks, weight, policy and axe are judged in Chromium.
    {
      name: 'firefox',
      // Over BiDi a press takes about twice as long as in Chromium.
      timeout: 60_000,
      testIgnore:
        /(axe|axeStates|csp|deployment|harness|mcp|payload|searchQuestions|serving|slowLine|styles|weight)\.spec/,
      grepInvert: new RegExp(`@phone|@proof|@base${withoutLayers}`),
      use: {...firefox, viewport: {width: 1280, height: 900}},
    },
    {
      name: 'phone',
      grep: /@phone|@both/,
      grepInvert: new RegExp(`@proof${withoutLayers}`),
      use: phone,
    },
  ],
});
