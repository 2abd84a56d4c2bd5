import { href } from '@/lib/platform/routes/address';
import { type Area, type Route, type RouteName, routeNames, routes } from '@/lib/platform/routes/table';
import { signIn, textOf } from './member';
import { read, visibleText } from './site';
import { expect, test } from './test';

const hostile = ['q', 'draft', 'page', 'redirect', 'tab', 'company', 'order', 'sort', 'cate', 'x%00']
  .map((name) => `${name}=a%00%01%C2%85%ED%A0%80`)
  .join('&');

/** The addresses of an area that need no parameters. */
const addressesOf = (...areas: Area[]): string[] =>
  routeNames
    .filter((name) => {
      const { area, pattern }: Route = routes[name];
      return areas.includes(area) && !/\{/.test(pattern);
    })
    .map((name) => href(name as Extract<RouteName, 'home'>));
const withQuery = (addresses: string[]) => addresses.map((address) => `${address}?${hostile}`);

test.describe.configure({ retries: 0 });

/** Addresses that respond with a server error. */
async function failures(site: 'zh' | 'en', addresses: string[], cookie = ''): Promise<string[]> {
  const failed: string[] = [];
  for (const address of addresses) {
    const { status } = await read(site, address, 'd', cookie === '' ? {} : { cookie });
    if (status >= 500) failed.push(`${address}: ${status}`);
  }
  return failed;
}

test('public pages respond to addresses and queries with invalid text', async () => {
  test.setTimeout(300_000);
  const words = ['%00', 'a%00b', '%01pump', '%ED%A0%80', '%C2%85', '%'];
  const searches = words.flatMap((word) => [`/product_search_${word}.html`, `/search_${word}.html`]);
  expect(await failures('en', [...searches, ...withQuery(addressesOf('public', 'account'))])).toEqual([]);
});

for (const [kind, who, site, areas] of [
  ['supplier', 'supplier_a_diamond', 'en', ['companycenter']],
  ['purchaser', 'buyer_ar', 'en', ['amember']],
  ['staff', 'staff_admin', 'zh', ['admin']],
] as const)
  test(`pages of ${who} respond to queries with invalid text`, async () => {
    test.setTimeout(300_000);
    const { header } = await signIn(kind, who);
    expect(await failures(site, withQuery(addressesOf(...areas)), header)).toEqual([]);
  });

test('sales can view the showroom, and see what their role does not include', async () => {
  test.setTimeout(300_000);
  const { header } = await signIn('supplier', 'supplier_sales');
  expect(await failures('en', addressesOf('companycenter'), header)).toEqual([]);
  expect((await read('en', href('supplierShowroomPreview'), 'd', { cookie: header })).status).toBe(200);
  const { text } = await read('en', href('supplierProductNew'), 'd', { cookie: header });
  expect(visibleText(text)).toContain(textOf('en').validation.role);
});
