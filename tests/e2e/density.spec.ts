import type { Page } from 'playwright/test';
import { type Locale, locales } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';
import { hosts, read, viewing } from './site';
import { expect, test } from './test';

/** The category with the most products. */
async function largestCategory(): Promise<string> {
  const { text } = await read('en', href('productHome'));
  const [largest] = [...text.matchAll(/href="(\/product_\d+\.html)">(\d+) products</g)].toSorted(
    (one, other) => Number(other[2]) - Number(one[2]),
  );
  if (!largest?.[1]) throw new Error('No category has products');
  return largest[1];
}

/** Items that are whole in the first screen, below the header and above a phone's bar, and how many there are. */
const countWhole = (page: Page, items: string): Promise<{ whole: number; all: number }> =>
  page.locator(items).evaluateAll((found) => {
    const bar = document.querySelector('.bb')?.getBoundingClientRect();
    const end = bar && bar.height > 0 ? bar.top : innerHeight;
    return { whole: found.filter((item) => item.getBoundingClientRect().bottom <= end).length, all: found.length };
  });
const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
/** Whether the button to follow lies on a line of the title. */
const coversTitle = (page: Page) =>
  page.evaluate(() => {
    const button = document.querySelector('[data-fav^="follow-"]')?.getBoundingClientRect();
    const lines = [...(document.querySelector('h1')?.getClientRects() ?? [])];
    return (
      button !== undefined &&
      lines.some(
        (line) =>
          line.left < button.right && line.right > button.left && line.top < button.bottom && line.bottom > button.top,
      )
    );
  });

const items = '#content article';
const goals = [
  { name: 'products', path: async () => href('productList'), d: 8, w: 12, t: 6, m: 6 },
  { name: 'a category', path: largestCategory, d: 8, w: 12, t: 6, m: 6 },
  { name: 'found products', path: async () => href('productSearch', { keyword: 'PN16' }), d: 8, w: 12, t: 6, m: 6 },
  { name: 'suppliers', path: async () => href('companyList'), d: 5, w: 7, t: 6, m: 5 },
  { name: 'verified suppliers', path: async () => href('companyAdvanced'), d: 5, w: 7, t: 4, m: 2 },
] as const;
/** Languages in which a supplier's grade and introduction take a line more: a row fewer is whole. */
const longer: readonly Locale[] = ['ru', 'pt'];

/** Windows by device; a goal is none where a window only must not go sideways. */
const windows = {
  d: [
    { width: 1366, height: 768, goal: 'd' },
    { width: 1920, height: 1080, goal: 'w' },
    { width: 820, height: 1180, goal: 't' },
    { width: 360, height: 740, goal: null },
  ],
  m: [
    { width: 390, height: 844, goal: 'm' },
    { width: 360, height: 740, goal: null },
  ],
} as const;

for (const locale of locales)
  test(`${locale}: lists show what a buyer compares on the first screen, and never go sideways`, async ({
    browser,
  }) => {
    const found: string[] = [];
    for (const device of ['d', 'm'] as const) {
      const context = await browser.newContext({ ...viewing[device], reducedMotion: 'reduce' });
      const page = await context.newPage();
      for (const { name, path, ...least } of goals) {
        await page.goto(hosts.absolute(locale, await path()));
        await page.evaluate(() => document.fonts.ready);
        for (const { goal, ...viewport } of windows[device]) {
          await page.setViewportSize(viewport);
          const where = `${name} at ${viewport.width}`;
          if ((await sideways(page)) > 0) found.push(`${where} go sideways`);
          if (await coversTitle(page)) found.push(`${where}: the button lies on the title`);
          if (goal === null) continue;
          const { whole, all } = await countWhole(page, items);
          const expected = least[goal] - (name.endsWith('suppliers') && longer.includes(locale) ? 1 : 0);
          if (whole < Math.min(expected, all) || all === 0) found.push(`${where}: ${whole} of ${all}, not ${expected}`);
        }
      }
      await context.close();
    }
    expect(found).toEqual([]);
  });
