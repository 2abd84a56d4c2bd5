import type { Page, Response } from 'playwright/test';

/** Milliseconds without requests after which a page counts as settled. */
const quiet = 100;

/** Loading placeholders: an empty status, or anything with aria-busy. */
const loading =
  '[role="status"][aria-label]:has(> [aria-hidden="true"]):not(:has(> :not([aria-hidden="true"]))), main [aria-busy="true"]';

/** Pages that redirect abort their pending requests. */
const ledOn = (error: Error): false => {
  if (!error.message.includes('Execution context was destroyed')) throw error;
  return false;
};

/** Opens a page and waits until it has loaded, is fully shown, idle and without requests; returns its response. */
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
      // Scripts make their first requests before the page is idle.
      const isWhole = await page
        .evaluate(
          (busy) =>
            new Promise<boolean>((done) =>
              requestIdleCallback(() =>
                // Hidden parts may load later.
                done([...document.querySelectorAll(busy)].every((part) => !part.checkVisibility())),
              ),
            ),
          loading,
        )
        .catch(ledOn);
      const left = last + quiet - performance.now();
      if (isWhole && pending.size === 0 && left <= 0) return answer;
      if (performance.now() > until) {
        // Requests may be held open on purpose; a part that never loads is a fault.
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
