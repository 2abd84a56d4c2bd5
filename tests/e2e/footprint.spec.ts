import type { Browser, Locator, Page } from 'playwright/test';
import type { Device, Locale } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';
import { enter, enterOwn, login, makePurchaser, open, textOf } from './member';
import { hosts, viewing } from './site';
import { expect, test, until } from './test';

const context = (browser: Browser, device: Device) =>
  browser.newContext({ ...viewing[device], reducedMotion: 'reduce' });
const hearts = (page: Page) => page.getByRole('main').locator('button[data-fav^="product:"]');
const nameOf = async (site: Locale, heart: Locator) =>
  ((await heart.getAttribute('aria-label')) ?? '').replace(textOf(site).frame.favourite.of.replace('{name}', ''), '');
const productOf = async (heart: Locator) => Number((await heart.getAttribute('data-fav'))?.split(':')[1]);

/** Opens a list and waits until its favourite buttons are loaded. */
async function openList(page: Page, site: Locale): Promise<void> {
  const known = page.waitForResponse((answer) => answer.url().endsWith('/api/favourite/state'));
  await open(page, site, href('productList'));
  await known;
}

/** Removes an entry from the favourites, with confirmation. */
async function takeOut(page: Page, site: Locale, device: Device, name: string): Promise<void> {
  const { footprint, center, confirm } = textOf(site);
  const words = device === 'm' ? center.actsFor : footprint.remove;
  const remove = page.getByRole('button', { name: words.replace('{name}', name), exact: true });
  await remove.click();
  if (device === 'm') await page.getByRole('dialog', { name }).getByRole('button', { name: confirm.delete }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(name);
  await question.getByRole('button', { name: confirm.delete }).click();
  await expect(page.getByText(confirm.deletionDone).first()).toBeVisible();
  await expect(remove).toHaveCount(0);
}

for (const [site, device] of [
  ['en', 'd'],
  ['ar', 'm'],
] as const)
  test(`${site}: a purchaser adds favourites from lists, and finds them and the history`, async ({ browser }) => {
    const { footprint, done } = textOf(site);
    const page = await (await context(browser, device)).newPage();
    await enterOwn(page.context(), site);
    await openList(page, site);
    const free = hearts(page).and(page.locator('[aria-pressed="false"]'));
    const [onList, onPage] = [await productOf(free.nth(0)), await productOf(free.nth(1))];
    const heart = (id: number) => page.locator(`button[data-fav="product:${id}"]`).first();
    const names = [await nameOf(site, heart(onList)), await nameOf(site, heart(onPage))];
    await heart(onList).click();
    await expect(heart(onList)).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByText(done.added)).toBeVisible();

    const visited = page.waitForResponse((answer) => answer.url().endsWith('/api/history/add'));
    await open(page, site, href('productDetail', { id: onPage }));
    await visited;
    await heart(onPage).click();
    await expect(page.getByText(done.added)).toBeVisible();
    await openList(page, site);
    for (const id of [onList, onPage]) await expect(heart(id)).toHaveAttribute('aria-pressed', 'true');

    await open(page, site, href('purchaserFavourite'));
    const entries = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }) });
    await expect(entries.nth(0)).toContainText(names[1] ?? '');
    await expect(entries.nth(1)).toContainText(names[0] ?? '');
    await open(page, site, href('purchaserLog'));
    await expect(entries.first()).toContainText(names[1] ?? '');
    await expect(page.getByRole('button', { name: footprint.remove.replace('{name}', names[0] ?? '') })).toHaveCount(0);

    await open(page, site, href('purchaserFavourite'));
    for (const name of names) await takeOut(page, site, device, name);
    await openList(page, site);
    for (const id of [onList, onPage]) await expect(heart(id)).toHaveAttribute('aria-pressed', 'false');
    await page.context().close();
  });

for (const [site, device] of [
  ['zh', 'd'],
  ['ar', 'm'],
] as const)
  test(`${site}: a signed-out visitor is led to sign in, and the product is saved on return`, async ({ browser }) => {
    const { confirm, frame, done } = textOf(site);
    const page = await (await context(browser, device)).newPage();
    const { username } = await makePurchaser(site);
    const list = hosts.absolute(site, href('productList', {}, { continent: 'europe' }));
    await page.goto(list);
    const id = await productOf(hearts(page).nth(2));
    const heart = page.locator(`button[data-fav="product:${id}"]`).first();
    const name = await nameOf(site, heart);
    const question = page.getByRole('alertdialog');
    await until(question, () => heart.click());
    await expect(question).toContainText(confirm.goToLogin);
    await question.getByRole('button', { name: confirm.cancel }).click();
    await expect(question).toBeHidden();
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await heart.click();
    await expect(question.getByRole('link', { name: frame.favourite.supplier })).toBeVisible();
    await question.getByRole('link', { name: confirm.goToLogin }).click();
    await expect(page).toHaveURL((url) => url.pathname === login.purchaser);
    await enter(page, site, { username });

    await expect(page).toHaveURL(list);
    await expect(page.getByText(done.added)).toBeVisible();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await open(page, site, href('purchaserFavourite'));
    await expect(page.getByRole('listitem').filter({ hasText: name })).toBeVisible();
    await takeOut(page, site, device, name);
    await page.context().close();
  });

for (const [site, device] of [
  ['en', 'd'],
  ['ar', 'm'],
] as const)
  test(`${site}: a visitor follows a supplier in its showroom, signs in, and finds it with its news`, async ({
    browser,
  }) => {
    const { center, confirm, footprint, frame } = textOf(site);
    const page = await (await context(browser, device)).newPage();
    const { username } = await makePurchaser(site);
    await open(page, site, href('showroomHome', { companyId: 4 }));
    const follow = page.locator('button[data-fav="follow-supplier:4"]').first();
    const name = (await page.getByRole('heading', { level: 1 }).textContent())?.trim() ?? '';
    const question = page.getByRole('alertdialog');
    await until(question, () => follow.click());
    await expect(question).toContainText(frame.follow.question);
    await question.getByRole('link', { name: confirm.goToLogin }).click();
    await enter(page, site, { username });
    await expect(page.getByText(frame.follow.added)).toBeVisible();
    await expect(follow).toHaveAttribute('aria-pressed', 'true');
    await expect(follow).toContainText(frame.follow.on);

    await open(page, site, href('purchaserFollow'));
    const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: false }) });
    await expect(row.getByRole('listitem').first()).toBeVisible();
    if (device === 'm') await row.getByRole('button', { name: center.actsFor.replace('{name}', name) }).click();
    const acts = device === 'm' ? page.getByRole('dialog', { name }) : row;
    await acts.getByRole('button', { name: footprint.unfollow }).click();
    await expect(row.getByText(footprint.followEnded)).toBeVisible();
    await open(page, site, href('showroomHome', { companyId: 4 }));
    await expect(follow).toHaveAttribute('aria-pressed', 'false');
    await page.context().close();
  });
