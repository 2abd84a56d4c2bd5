import { type BrowserContext, expect, test } from 'playwright/test';
import { href } from '@/lib/routes/address';
import { type Area, type Route, type RouteName, routeNames, routes } from '@/lib/routes/table';
import { enterDemo, textOf } from './member';
import { hosts } from './site';

const hostile = ['q', 'draft', 'page', 'redirect', 'tab', 'company', 'order', 'sort', 'cate', 'x%00']
  .map((name) => `${name}=a%00%01%C2%85%ED%A0%80`)
  .join('&');

/** The addresses of an area that need no parameters. */
const addressesOf = (...areas: Area[]): string[] =>
  routeNames
    .filter((name) => {
      const { area, live, pattern }: Route = routes[name];
      return live && areas.includes(area) && !/\{/.test(pattern);
    })
    .map((name) => href(name as Extract<RouteName, 'home'>));

/** What answers with a failure of ours. */
async function failures(context: BrowserContext, site: 'zh' | 'en', addresses: string[]): Promise<string[]> {
  const page = await context.newPage();
  const failed: string[] = [];
  for (const address of addresses) {
    const answer = await page.goto(hosts.absolute(site, address), { waitUntil: 'commit' });
    if ((answer?.status() ?? 500) >= 500) failed.push(`${address}: ${answer?.status()}`);
  }
  await page.close();
  return failed;
}
const withQuery = (addresses: string[]) => addresses.map((address) => `${address}?${hostile}`);

test('public pages answer addresses and queries that hold what no text holds', async ({ context }) => {
  test.setTimeout(300_000);
  const words = ['%00', 'a%00b', '%01pump', '%ED%A0%80', '%C2%85', '%'].flatMap((word) => [
    `/product_search_${word}.html`,
    `/search_${word}.html`,
  ]);
  expect(await failures(context, 'en', [...words, ...withQuery(addressesOf('public', 'account'))])).toEqual([]);
});

for (const [kind, who, site, areas] of [
  ['supplier', 'supplier_a_diamond', 'en', ['companycenter']],
  ['purchaser', 'buyer_ar', 'en', ['amember']],
  ['staff', 'staff_admin', 'zh', ['admin']],
] as const)
  test(`pages of ${who} answer queries that hold what no text holds`, async ({ context }) => {
    test.setTimeout(300_000);
    await enterDemo(context, kind, who, [site]);
    expect(await failures(context, site, withQuery(addressesOf(...areas)))).toEqual([]);
  });

test('sales are told what their role does not cover, the preview of the showroom too', async ({ context }) => {
  test.setTimeout(300_000);
  await enterDemo(context, 'supplier', 'supplier_sales', ['en']);
  expect(await failures(context, 'en', addressesOf('companycenter'))).toEqual([]);
  const page = await context.newPage();
  await page.goto(hosts.absolute('en', href('supplierHallPreview')));
  await expect(page.getByText(textOf('en').validation.role)).toBeVisible();
});
