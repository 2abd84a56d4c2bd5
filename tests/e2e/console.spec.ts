import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright/test';
import { certificateSubmitCall } from '@/lib/certificate/call';
import { demoPassword } from '@/lib/demo/account';
import { href } from '@/lib/platform/routes/address';
import type english from '@/messages/en.json';
import { violationsOfNew } from './axe';
import { signIn } from './member';
import { hosts, post, read, viewing } from './site';
import { expect, test, until } from './test';

const table = (site: 'en' | 'zh'): typeof english => JSON.parse(readFileSync(`messages/${site}.json`, 'utf8'));
const [en, zh] = [table('en'), table('zh')];
const at = (path: string) => hosts.absolute('zh', path);

/** A page of the console in one of its languages. */
async function open(
  browser: Browser,
  site: 'en' | 'zh',
  viewport: { width: number; height: number } = viewing.d.viewport,
) {
  const context = await browser.newContext({ viewport });
  await context.addCookies([{ name: 'stafflang', value: site, url: at('/') }]);
  return context.newPage();
}

async function enter(page: Page, username: string, t = en): Promise<void> {
  await page.goto(at(href('admin')));
  await page.getByLabel(t.console.signIn.username).fill(username);
  await page.getByLabel(t.console.signIn.password, { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: t.form.captcha.unseen }).click();
  await expect(page.locator('input[name="captcha"]')).toHaveValue(t.form.captcha.solved);
  await page.getByRole('button', { name: t.console.signIn.submit, exact: true }).click();
  await expect(page.getByRole('heading', { name: t.console.home.title })).toBeVisible();
}

/** A supplier no other spec uses submits certificates with these names. */
async function submit(names: readonly string[]): Promise<void> {
  const { header } = await signIn('supplier', 'supplier_a_regular');
  for (const name of names) {
    const certificate = {
      ...{
        id: null,
        revision: 0,
        locale: 'en',
        type: 'report',
        number: name,
        issuedOn: '2026-01-15',
        validUntil: null,
      },
      file: 'demo/product/slurry-pump/239-1-7295.jpg',
      translations: { en: { name, issuer: 'Probe Register', scope: 'Pumps' } },
    };
    const { text } = await post('en', certificateSubmitCall.path, certificate, header);
    expect(JSON.parse(text), text).toMatchObject({ code: 200 });
  }
}

/** The next submission replaces a decided one; the undo line stays for ten seconds. */
const decided = (page: Page, title: string) => expect(page.getByRole('heading', { name: title })).toHaveCount(0);

test('a reviewer approves one submission and rejects another by keyboard, with audit entries of both', async ({
  browser,
}) => {
  const mark = Date.now().toString(36);
  const [good, poor] = [`Good ${mark}`, `Poor ${mark}`];
  await submit([good, poor]);
  const page = await open(browser, 'en');
  const wrong: string[] = [];
  page.on('pageerror', (error) => wrong.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && wrong.push(message.text()));
  await enter(page, 'staff_reviewer');
  await page
    .getByRole('link', { name: new RegExp(en.console.nav.certificate) })
    .first()
    .click();
  await page.getByRole('link', { name: en.console.queue.newest }).click();
  // Until then a row may be replaced under the click.
  await page.waitForURL(/order=newest/);

  await page.getByRole('link', { name: good }).click();
  await expect(page.getByRole('heading', { name: good })).toBeVisible();
  await expect(page.getByRole('row', { name: /Probe Register/ })).toBeVisible();
  const focused = page.locator(':focus');
  await until(page.getByRole('button', { name: en.console.decide.approveNext }).and(focused), () =>
    page.keyboard.press('a'),
  );
  await page.keyboard.press('Enter');
  await decided(page, good);

  await page.goto(at(`${href('adminQueue', { section: 'certificate' })}?order=newest`));
  await page.getByRole('link', { name: poor }).click();
  await expect(page.getByRole('heading', { name: poor })).toBeVisible();
  await until(page.getByRole('textbox', { name: en.console.decide.reason }).and(focused), () =>
    page.keyboard.press('r'),
  );
  await page.getByRole('button', { name: en.console.preset.unreadable }).click();
  await page.getByRole('button', { name: en.console.decide.rejectNext }).click();
  await decided(page, poor);

  const entry = (action: string, title: string) =>
    page.getByRole('row', { name: new RegExp(action) }).filter({ hasText: title });
  await expect(async () => {
    await page.goto(at(href('adminAudit')));
    await expect(entry(en.console.action.certificate.approve, good)).toBeVisible({ timeout: 2000 });
    await expect(entry(en.console.action.certificate.reject, poor)).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 60_000 });
  expect(wrong).toEqual([]);
});

test('a read-only user sees why nothing can be decided, also in Chinese', async ({ browser }) => {
  const page = await open(browser, 'zh');
  await enter(page, 'staff_support', zh);
  await expect(page.getByText(zh.console.readOnly)).toBeVisible();
  await page.goto(at(href('adminCompany', { id: 1 })));
  await expect(page.getByRole('button', { name: zh.console.visibility.disable }).first()).toBeDisabled();
  await expect(page.getByRole('button', { name: zh.console.standing.save })).toHaveCount(0);
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByText(en.console.readOnly).first()).toBeVisible();
});

test('in a zoomed window the decision bar leaves room for the content', async ({ browser }) => {
  const page = await open(browser, 'en', { width: 341, height: 450 });
  await enter(page, 'staff_reviewer');
  await page.goto(at(href('adminQueue', { section: 'product' })));
  await page.locator('a[data-row]').first().click();
  await expect(page.getByRole('group', { name: en.console.decide.title })).toBeAttached();
  expect(await page.locator('.decision-bar').evaluate((bar) => getComputedStyle(bar).position)).toBe('static');
});

// center.spec.ts covers wider windows.
test('every screen is accessible in a narrow window, without overflow', async ({ browser }) => {
  const page = await open(browser, 'en', { width: 320, height: 800 });
  await enter(page, 'staff_admin');
  const review = page.getByRole('table').getByRole('link').first();
  await page.goto(at(href('adminQueue', { section: 'product' })));
  const waiting = (await review.count()) > 0 ? await review.getAttribute('href') : null;
  const paths = [
    href('admin'),
    href('adminQueue', { section: 'product' }),
    ...(waiting === null ? [] : [waiting]),
    href('adminQueue', { section: 'upgrade' }),
    href('adminCompany', { id: 1 }),
    `${href('adminSearch')}?q=pump`,
    href('adminAudit'),
    href('adminCompanies'),
    href('adminWord'),
    href('adminSupport'),
    href('adminSupportFigures'),
    href('adminPassword'),
  ];
  const violationsIn = violationsOfNew('en');
  for (const path of paths) {
    await page.goto(at(path));
    expect(await violationsIn(page), path).toEqual([]);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(over, path).toBeLessThanOrEqual(0);
  }
  await page.context().close();
});

test('the console is on the main host only, never cached, and requires sign-in', async ({ page }) => {
  expect((await read('en', href('admin'))).status).toBe(404);
  for (const path of [href('admin'), href('adminReview', { id: 1 }), href('adminSignIn')]) {
    const { headers } = await read('zh', path);
    expect(headers['cache-control'], path).toContain('no-store');
    expect(headers['content-security-policy'], path).toContain("frame-ancestors 'none'");
    expect(headers['x-cache'], path).toBeUndefined();
  }
  await page.goto(at(`${href('adminQueue', { section: 'company' })}?order=newest`));
  expect(new URL(page.url()).pathname).toBe(href('adminSignIn'));
  expect(new URL(page.url()).searchParams.get('redirect')).toBe('/admin/company?order=newest');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
});
