import { setPriority } from 'node:os';
import { defineConfig } from 'playwright/test';
import { chromiumPath } from './scripts/tool/program';

const port = Number(process.env.E2E_PORT ?? 3180);
const executablePath = chromiumPath();

// Tests and their browsers wait for the site, never the site for them. A worker reads this file too.
if (process.env.TEST_WORKER_INDEX !== undefined) setPriority(15);

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.build/test/e2e',
  workers: 2,
  fullyParallel: true,
  timeout: 120_000,
  globalTimeout: 50 * 60_000,
  retries: process.env.CI ? 1 : 0,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json']],
  use: {
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    baseURL: `http://en.geco.localhost:${port}`,
    // A trace of each step takes as long as the step; E2E_TRACE=on where a failure is not understood.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // The headless shell would set type wider than a browser with windows does.
        '--font-render-hinting=none',
        '--disable-background-networking',
        '--disable-component-update',
        '--no-first-run',
      ],
    },
  },
  webServer: {
    command: 'node scripts/launch.mjs start',
    url: `http://127.0.0.1:${port}/api/health`,
    timeout: 300_000,
    reuseExistingServer: !process.env.CI,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: {
      PORT: String(port),
      BIND: '127.0.0.1',
      // A crawl of every page from one address is what the rates are there to slow down.
      RATE_EXEMPT: '127.0.0.1',
      // Each test says which network it comes from; plain requests are read by the reader that stands without a proxy.
      TRUST_PROXY: '1',
      FRONT_READER: 'own',
      DATA_DIR: process.env.E2E_DATA_DIR ?? '.build/test/data',
      SUPPORT_DESK: 'always',
      // A number that has just registered asks for another code.
      CODE_INTERVAL: '1',
      // A browser gives up its work for a captcha after 20 seconds, and no test can read the picture that comes then.
      CAPTCHA_PROOF: '1000',
      // translate.spec.ts answers there.
      TRANSLATE_URL: `http://127.0.0.1:${port + 7}`,
      LOG_LEVEL: 'warn',
      NODE_ENV: 'production',
    },
  },
});
