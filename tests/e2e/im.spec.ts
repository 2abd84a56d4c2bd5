import { href } from '@/lib/platform/routes/address';
import { violationsOf } from './axe';
import { enterDemo, textOf } from './member';
import { hosts, viewing } from './site';
import { expect, test } from './test';

const address = `${href('im')}?support`;
const text = textOf('fr').accountPage;

test('the chat’s own address shows a visitor the sign-in of buyers and of suppliers', async ({ browser }) => {
  const context = await browser.newContext(viewing.m);
  const page = await context.newPage();
  await page.goto(hosts.absolute('fr', address));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.chat.title);
  for (const kind of ['purchaser', 'supplier'] as const) {
    const way = page.getByRole('region', { name: text[kind] }).getByRole('link', { name: text.signIn.submit });
    const back = new URL((await way.getAttribute('href')) ?? '', page.url()).searchParams.get('redirect') ?? '';
    expect(back).toMatch(`${href(kind === 'purchaser' ? 'purchaserIm' : 'supplierIm')}?support`);
  }
  expect(await violationsOf(page)).toEqual([]);
  await context.close();
});

for (const [kind, who, place] of [
  ['purchaser', 'buyer_ar', 'purchaserIm'],
  ['supplier', 'supplier_a_gold', 'supplierIm'],
] as const)
  test(`the chat’s own address leads a ${kind} to customer service in their chat`, async ({ browser }) => {
    const context = await browser.newContext(viewing.d);
    await enterDemo(context, kind, who, ['fr']);
    const page = await context.newPage();
    await page.goto(hosts.absolute('fr', address));
    await expect(page).toHaveURL(new RegExp(`${href(place).replaceAll('.', '\\.')}\\?id=\\d+$`));
    await expect(page.getByRole('button', { name: textOf('fr').chat.support.ask })).toBeVisible();
    await context.close();
  });
