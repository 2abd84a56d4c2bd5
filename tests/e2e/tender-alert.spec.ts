import { href } from '@/lib/platform/routes/address';
import { violationsOf } from './axe';
import { enterOwn, open, textOf } from './member';
import { viewing } from './site';
import { expect, test } from './test';

for (const [site, device] of [
  ['en', 'd'],
  ['ar', 'm'],
] as const)
  test(`${site}: a buyer saves a search of tenders, and finds it with matches and reasons`, async ({ browser }) => {
    const { tender, tenderAlert } = textOf(site);
    const context = await browser.newContext(viewing[device]);
    const page = await context.newPage();
    await enterOwn(context, site);
    await open(page, site, href('tenderCategory', { cate: 'materials' }));
    await page.getByRole('link', { name: tender.saveSearch }).click();
    await expect(page).toHaveURL(/amember\/tenderAlert\.html\?division=materials$/);
    const dialog = page.getByRole('dialog', { name: tenderAlert.add });
    await expect(dialog.getByRole('combobox', { name: tender.kind })).toHaveValue('materials');
    expect(await violationsOf(page)).toEqual([]);
    await dialog.getByRole('textbox', { name: tenderAlert.name }).fill('Probe 7');
    await dialog.getByRole('button', { name: tenderAlert.keep }).click();
    await expect(dialog).toBeHidden();
    const matches = page.getByRole('list', { name: tenderAlert.matchesOf.replace('{name}', 'Probe 7') });
    const reason = tenderAlert.reason.category.replace('{name}', tender.category.materials);
    await expect(matches.getByRole('listitem').first()).toContainText(reason);
    expect(await violationsOf(page)).toEqual([]);

    await page.reload();
    await expect(matches).toBeVisible();
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: tenderAlert.more.replace('{name}', 'Probe 7') }).click();
    await page.getByRole('menuitem', { name: tenderAlert.delete }).click();
    await expect(page.getByText(tenderAlert.none)).toBeVisible();
    await page.getByRole('button', { name: tenderAlert.undo, exact: true }).click();
    await expect(matches).toBeVisible();
    await matches.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/tender\/\d+\.html$/);
    await context.close();
  });
