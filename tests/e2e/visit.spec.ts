import { href } from '@/lib/platform/routes/address';
import { signIn } from './member';
import { hosts, linksOf, read, viewing } from './site';
import { expect, test } from './test';

const keywords = [
  '24/7 泵 C++ 50%',
  'a&b=c?d#e',
  '"quoted" \'single\' <b>',
  'насос',
  'محول',
  '..',
  'x.html',
  '_-_',
  '100 % Edelstahl',
];

test('the search box restores the exact keyword, with and without script', async ({ browser }) => {
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({ ...viewing.d, javaScriptEnabled });
    const page = await context.newPage();
    for (const keyword of keywords) {
      await page.goto(hosts.absolute('en', href('productList')));
      const box = page.locator('header input[name="q"]').first();
      await box.fill(keyword);
      await box.press('Enter');
      await expect(page).toHaveURL(hosts.absolute('en', href('productSearch', { keyword })));
      await expect(page.locator('header input[name="q"]').first()).toHaveValue(keyword);
    }
    await context.close();
  }
});

test('text typed before hydration is searched for afterwards', async ({ page }) => {
  let allow = () => {};
  const allowed = new Promise<void>((resolve) => {
    allow = resolve;
  });
  await page.route('**/_next/static/**/*.js', async (route) => {
    await allowed;
    await route.continue();
  });
  await page.goto(hosts.absolute('en', href('productList')), { waitUntil: 'commit' });
  const box = page.locator('header input[name="q"]').first();
  await box.fill('pump');
  allow();
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  await expect(box).toHaveValue('pump');
  await box.press('Enter');
  await expect(page).toHaveURL(hosts.absolute('en', href('productSearch', { keyword: 'pump' })));
});

test('a visitor searches, filters, opens a product and its supplier', async ({ page }) => {
  await page.goto(hosts.absolute('en', '/'));
  await page.locator('input[name="q"]:visible').first().fill('pump');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^[\d,]+ results?$/)).toBeVisible();
  const before = await page.locator('main article').count();
  expect(before).toBeGreaterThan(0);
  await page.locator('main aside a', { hasText: /China/ }).first().click();
  await expect(page).toHaveURL(/country=cn/);
  await expect(page.locator('main article').first()).toBeVisible();
  const name = (await page.locator('main article h2, main article h3').first().textContent())?.trim() ?? '';
  await page.locator('main article a[href^="/product/"]').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByRole('table').first()).toBeVisible();
  await page.locator('main a[href^="/company/"]').first().click();
  await expect(page).toHaveURL(/\/company\/\d+\.html$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a supplier finds how to sell from the first screen, the sections and the footer', async ({ page }) => {
  await page.goto(hosts.absolute('en', '/'));
  const join = `a[href="${href('aboutDetail', { nav: 'join' })}"]`;
  await expect(page.locator(`header ${join}`)).toBeVisible();
  await expect(page.locator(`footer ${join}`)).toHaveText('Sell on GECO');
  await page.locator(`main ${join}`).click();
  await expect(
    page
      .locator('main')
      .getByRole('link', { name: /registration|register/i })
      .first(),
  ).toBeVisible();
});

test('a visitor finds purchase requests from any page, on desktop and phone', async ({ browser }) => {
  const list = `a[href="${href('purchaseHome')}"]`;
  for (const device of ['d', 'm'] as const) {
    const context = await browser.newContext(viewing[device]);
    const page = await context.newPage();
    await page.goto(hosts.absolute('en', href('productList')));
    await expect(page.locator(`footer ${list}`)).toHaveText('Requests for quotation');
    await page.locator(device === 'd' ? `header ${list}` : `nav.bb ${list}`).click();
    await expect(page).toHaveURL(hosts.absolute('en', href('purchaseHome')));
    await expect(page.locator(`main a[href="${href('purchaseForm')}"]`).first()).toBeVisible();
    await context.close();
  }
});

test('another language keeps the page and is remembered at the root', async ({ browser }) => {
  const context = await browser.newContext({ ...viewing.d, locale: 'de-DE' });
  const page = await context.newPage();
  await page.goto(hosts.absolute('zh', '/'));
  expect(page.url()).toBe(hosts.absolute('de', '/'));
  await page.goto(hosts.absolute('de', href('productList')));
  await page.locator('header summary, header button').filter({ hasText: 'Deutsch' }).first().click();
  await page.locator('header a[hreflang="fr"], header a[lang="fr"]').first().click();
  await expect(page).toHaveURL(hosts.absolute('fr', href('productList')));
  await page.goto(hosts.absolute('zh', '/'));
  expect(page.url()).toBe(hosts.absolute('fr', '/'));
  await context.close();
});

test('on a phone the list loads more until its end, and its plain link works without script', async ({ browser }) => {
  const context = await browser.newContext(viewing.m);
  const page = await context.newPage();
  // Clicked before hydration it is the plain link.
  await expect(async () => {
    await page.goto(hosts.absolute('en', href('productList')));
    const first = await page.locator('main article').count();
    await page
      .getByRole('link', { name: 'Load more' })
      .or(page.getByRole('button', { name: 'Load more' }))
      .click();
    await expect.poll(() => page.locator('main article').count(), { timeout: 10_000 }).toBeGreaterThan(first);
  }).toPass({ timeout: 60_000 });
  await context.close();
  const { text } = await read('en', href('productList'), 'm');
  expect(linksOf(text).map((link) => link.href)).toContain(href('productList', {}, { page: 2 }));
});

test('products are compared side by side', async ({ page }) => {
  await page.goto(hosts.absolute('en', href('productList')));
  const ticks = page.locator('main article').getByRole('checkbox');
  // Clicks before hydration are replayed, and may be undone meanwhile.
  for (const tick of [ticks.nth(0), ticks.nth(1)])
    await expect(async () => {
      await tick.check();
      await expect(tick).toBeChecked({ timeout: 2_000 });
    }).toPass({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Compare side by side' }).click();
  await expect(page).toHaveURL(/\/compare\.html\?ids=\d+,\d+/);
  await expect(page.locator('main table').first()).toBeVisible();
});

test('on a phone the names of compared products stay visible, without sideways scrolling', async ({ browser }) => {
  const context = await browser.newContext(viewing.m);
  const page = await context.newPage();
  const list = linksOf((await read('ar', href('productList'), 'm')).text);
  const ids = [...new Set(list.flatMap((link) => link.href.match(/^\/product\/(\d+)\.html$/)?.[1] ?? []))].map(Number);
  await page.goto(hosts.absolute('ar', href('compare', {}, { ids: ids.slice(0, 3) })));
  await page.locator('main table tbody tr').last().scrollIntoViewIfNeeded();
  for (const name of await page.locator('main table thead th > a:first-child').all())
    await expect(name).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  await context.close();
});

test('hidden segments, unknown pages and future sections are not found; centers lead to sign-in', async () => {
  for (const path of ['/en/d/product/1', '/nothing.html', '/purchase/999999999.html', '/product/999999999.html']) {
    const answer = await read('en', path);
    expect([path, answer.status]).toEqual([path, 404]);
  }
  const guarded = await read('en', '/companycenter/index.html');
  expect(guarded.status).toBe(303);
  expect(guarded.headers.location).toContain('/acompany/login.html?redirect=');
});

test('a center sets the status before the first byte of a page', async () => {
  const statusOf = async (path: string, cookie: string) => (await read('en', path, 'd', { cookie })).status;
  const { header } = await signIn('supplier', 'supplier_a_gold');
  const missing = [
    href('supplierProductEdit', { id: 999_999_999 }),
    href('supplierHistoryType', { type: 'nothing' }),
    href('supplierUserType', { type: 'nothing' }),
    href('supplierCompanySection', { section: 'nothing' }),
    href('supplierShowroomSection', { section: 'nothing' }),
  ];
  for (const path of missing) {
    expect([path, await statusOf(path, header)]).toEqual([path, 404]);
    expect([path, await statusOf(path, 'token=forged')]).toEqual([path, 303]);
  }
  // Names that match no address of a center are always not found.
  for (const cookie of [header, 'token=forged'])
    expect(await statusOf('/companycenter/nothing.html', cookie)).toBe(404);
  expect(await statusOf(href('supplierHome'), header)).toBe(200);
  expect(await statusOf(href('purchaserHome'), 'usertoken=forged')).toBe(303);
});

test('alternates are mutual, absolute and self-including', async () => {
  const paths = [
    '/',
    href('productList'),
    linksOf((await read('en', href('productList'))).text).find((link) => /^\/product\/\d+/.test(link.href))?.href ?? '',
  ];
  for (const path of paths) {
    const alternates = async (locale: 'en' | 'ar') =>
      [...(await read(locale, path)).text.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)]
        .map(([, language, target]) => `${language} ${target}`)
        .sort();
    const english = await alternates('en');
    expect(english).toHaveLength(9);
    expect(english).toContain(`en ${hosts.absolute('en', path)}`);
    expect(english).toContain(`x-default ${hosts.absolute('zh', path)}`);
    expect(await alternates('ar')).toEqual(english);
  }
});
