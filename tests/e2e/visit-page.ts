import type { Page, Response } from 'playwright/test';

/** For how long nothing is asked for when a page has settled, in milliseconds. */
const quiet = 250;

/** A page that leads on to another takes what was asked of it along. */
const ledOn = (error: Error): void => {
  if (!error.message.includes('Execution context was destroyed')) throw error;
};

/** Opens a page and waits until it has loaded, has nothing to do and asks for nothing any more; the answer. */
export async function visitPage(page: Page, url: string): Promise<Response | null> {
  const pending = new Set<unknown>();
  let last = performance.now();
  const begin = (request: unknown) => {
    pending.add(request);
    last = performance.now();
  };
  const end = (request: unknown) => {
    pending.delete(request);
    last = performance.now();
  };
  page.on('request', begin);
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  try {
    const answer = await page.goto(url, { waitUntil: 'load' });
    for (const until = performance.now() + 30_000; performance.now() < until; ) {
      // What a page asks for once its scripts run, it asks for before it is idle.
      await page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done()))).catch(ledOn);
      const left = last + quiet - performance.now();
      if (pending.size === 0 && left <= 0) break;
      await page.waitForTimeout(Math.max(20, Math.min(left, quiet)));
    }
    return answer;
  } finally {
    page.off('request', begin);
    page.off('requestfinished', end);
    page.off('requestfailed', end);
  }
}
