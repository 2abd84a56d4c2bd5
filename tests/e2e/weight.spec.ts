import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Page } from 'playwright/test';
import { config } from '@/lib/platform/config';
import { href } from '@/lib/platform/routes/address';
import { enterDemo } from './member';
import { screens } from './screen';
import { hosts, linksOf, read, viewing } from './site';
import { expect, test, until } from './test';

// The goal is 20,000 B of style sheets per page, gzip. The limit is the current size, and goes down with every family of
// components that moves to utilities. Which products the list has depends on earlier tests, and changes it by some
// hundred bytes.
const limit = { css: 26_000, list: 14_000 };

const cardCount = config.list.desktop;
// In attributes, and in the list of what a page loads after the first paint.
const sheetsOf = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(/(?:src=|href=|[[,])"(\/_next\/static\/[^"]+)"/g)].flatMap(([, path = '']) =>
      path.endsWith('.css') ? path : [],
    ),
  ),
];
const sizes = new Map<string, number>();
async function sizeOf(path: string): Promise<number> {
  const known = sizes.get(path);
  if (known !== undefined) return known;
  const { status, text } = await read('en', path);
  if (status !== 200) throw new Error(`${path} answers ${status}`);
  const size = gzipSync(text, { level: 9 }).length;
  sizes.set(path, size);
  return size;
}
async function weightOf(html: string): Promise<number> {
  const all = await Promise.all(sheetsOf(html).map(sizeOf));
  return all.reduce((sum, size) => sum + size, 0);
}
const say = (name: string, value: string, goal: string) =>
  process.stdout.write(`   ${name.padEnd(58)} ${value.padStart(9)}   ≤ ${goal}\n`);

test('the style sheets of public pages do not grow', async () => {
  const heavy: string[] = [];
  const found: { name: string; css: number }[] = [];
  for (const { name, path } of await screens()) {
    const { text } = await read('en', path);
    found.push({ name, css: await weightOf(text) });
  }
  found.sort((one, other) => other.css - one.css);
  for (const { name, css } of found.slice(0, 8)) say(`style sheets of ${name}, gzip`, `${css} B`, `${limit.css} B`);
  for (const { name, css } of found) if (css === 0 || css > limit.css) heavy.push(`${name}: ${css} B`);
  expect(heavy).toEqual([]);
});

test('a page of a list of products stays small', async () => {
  const { text } = await read('en', href('productList'));
  expect(text.match(/<article/g)).toHaveLength(cardCount);
  const size = brotliCompressSync(text.replace(/<style>[\s\S]*?<\/style>/, '')).length;
  say(`list of ${cardCount} products without its styles, brotli`, `${size} B`, `${limit.list} B`);
  expect(size).toBeLessThanOrEqual(limit.list);
});

/** Collects scripts that contain the chat's socket protocol as a page loads them. */
function socketScripts(page: Page): Set<string> {
  const found = new Set<string>();
  page.on('response', async (answer) => {
    if (answer.request().resourceType() !== 'script') return;
    const text = await answer.text().catch(() => '');
    if (text.includes('EIO')) found.add(answer.url());
  });
  return found;
}

test('a visitor loads no script and no socket of the chat', async ({ browser }) => {
  const context = await browser.newContext(viewing.d);
  const page = await context.newPage();
  const found = socketScripts(page);
  page.on('request', (request) => request.url().includes('/socket.io/') && found.add(request.url()));
  page.on('websocket', (socket) => found.add(socket.url()));
  const { text } = await read('en', href('productList'));
  const product = linksOf(text).find((link) => /^\/product\/\d+\.html$/.test(link.href))?.href ?? '';
  for (const path of [href('home'), href('productList'), product, href('companyList')]) {
    await page.goto(hosts.absolute('en', path));
    await until(page.locator('.mega .mp').first(), () => page.locator('.all-box > a').press('ArrowDown'));
  }
  expect([...found]).toEqual([]);
  await enterDemo(context, 'supplier', 'supplier_c_gold', ['en']);
  await page.goto(hosts.absolute('en', href('supplierIm')));
  await expect.poll(() => [...found].some((url) => url.endsWith('.js'))).toBe(true);
  await context.close();
});
