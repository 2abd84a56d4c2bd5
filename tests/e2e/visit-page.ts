import type { Page, Response } from 'playwright/test';

/** For how long nothing is asked for when a page has settled, in milliseconds. */
const quiet = 100;

/** What is being loaded, in its place: a status that shows nothing to a reader. Or what says of itself that it is busy. */
const loading =
  '[role="status"][aria-label]:has(> [aria-hidden="true"]):not(:has(> :not([aria-hidden="true"]))), main [aria-busy="true"]';

/** A page that leads on to another takes what was asked of it along. */
const ledOn = (error: Error): false => {
  if (!error.message.includes('Execution context was destroyed')) throw error;
  return false;
};

/** Opens a page and waits until it has loaded, shows all, has nothing to do and asks for nothing any more; the answer. */
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
    for (const until = performance.now() + 60_000; ; ) {
      // What a page asks for once its scripts run, it asks for before it is idle.
      const isWhole = await page
        .evaluate(
          (busy) =>
            new Promise<boolean>((done) =>
              requestIdleCallback(() =>
                // What a page keeps out of sight may wait until it is shown.
                done([...document.querySelectorAll(busy)].every((part) => !part.checkVisibility())),
              ),
            ),
          loading,
        )
        .catch(ledOn);
      const left = last + quiet - performance.now();
      if (isWhole && pending.size === 0 && left <= 0) return answer;
      if (performance.now() > until) {
        // A request may be held open on purpose; a part that never comes is a fault.
        if (isWhole) return answer;
        throw new Error(`${page.url()} is still loading after a minute`);
      }
      await page.waitForTimeout(Math.max(20, Math.min(left, quiet)));
    }
  } finally {
    page.off('request', begin);
    page.off('requestfinished', end);
    page.off('requestfailed', end);
  }
}
