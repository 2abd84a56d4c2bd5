import type { Page } from 'playwright/test';
import type { Device, Locale } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';
import { textOf } from './member';
import { hosts, post, viewing } from './site';
import { expect, test } from './test';

const given = async (path: string, input: object) => JSON.parse((await post('en', path, input)).text).data;

/** A product of an audited supplier. */
async function findProduct(): Promise<{ id: number; companyId: number }> {
  const { items } = await given('/api/product/list', { siteId: 5, grade: ['A'] });
  const found = items.find(({ supplier }: { supplier: { grade: string } }) => supplier.grade === 'A');
  return { id: found.id, companyId: found.supplier.id };
}
const stripOf = (page: Page, site: Locale) =>
  page
    .locator('main')
    .getByRole('list', { name: textOf(site).company.gradeLabel, exact: true })
    .first();
const nameOf = (site: Locale) => {
  const { grade, proof } = textOf(site).company;
  return proof.explain.replace('{name}', grade.A);
};

for (const site of ['en', 'ar'] as const)
  for (const device of ['d', 'm'] as Device[])
    test(`what proves a supplier stands above the fold and explains itself without a script: ${site} ${device}`, async ({
      browser,
    }) => {
      const { id, companyId } = await findProduct();
      const context = await browser.newContext({ ...viewing[device], javaScriptEnabled: false });
      const page = await context.newPage();
      for (const path of [href('productDetail', { id }), href('showroomHome', { companyId })]) {
        await page.goto(hosts.absolute(site, path));
        const strip = stripOf(page, site);
        await expect(strip).toBeInViewport();
        const button = strip.getByRole('button', { name: nameOf(site) });
        const panel = page.getByRole('dialog', { name: nameOf(site) });
        await button.focus();
        await page.keyboard.press('Enter');
        await expect(panel).toBeVisible();
        await expect(panel).toContainText(textOf(site).company.record.gradeA);
        await expect(panel).toBeInViewport({ ratio: 1 });
        await page.keyboard.press('Escape');
        await expect(panel).toBeHidden();
        await expect(button).toBeFocused();
      }
      await page.emulateMedia({ media: 'print' });
      await expect(stripOf(page, site)).toBeVisible();
      const [until = ''] = textOf(site).company.record.verifiedUntil.split('{date}');
      await expect(stripOf(page, site)).toContainText(until.trim());
      await context.close();
    });
