import type { Browser, Page } from 'playwright/test';
import { href } from '@/lib/platform/routes/address';
import { enterDemo, open, textOf } from './member';
import { hosts, viewing } from './site';
import { expect, until } from './test';

/** A reviewer's window of the console. */
export async function openConsole(browser: Browser): Promise<Page> {
  const context = await browser.newContext(viewing.d);
  await enterDemo(context, 'staff', 'staff_reviewer', ['zh']);
  await context.addCookies([{ name: 'stafflang', value: 'zh', url: hosts.absolute('zh', '/') }]);
  return context.newPage();
}

const decided = '/api/admin/review/decide';
/** The number of audit log entries that name a title. */
async function countEntries(page: Page, title: string): Promise<number> {
  await open(page, 'zh', href('adminAudit'));
  return page.getByRole('row').filter({ hasText: title }).count();
}

/** Approves or, with a reason, rejects the pending item with a title; returns when that took effect. */
export async function decide(page: Page, section: string, title: string, reason?: string): Promise<number> {
  const { decide: t } = textOf('zh').console;
  const before = await countEntries(page, title);
  await open(page, 'zh', `${href('adminQueue', { section })}?order=newest`);
  await page.getByRole('rowheader').getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const send = page.getByRole('button', { name: reason === undefined ? t.approveNext : t.rejectNext });
  if (reason === undefined) await until(send.and(page.locator(':focus')), () => page.keyboard.press('a'));
  else {
    const field = page.getByRole('textbox', { name: t.reason });
    await until(field.and(page.locator(':focus')), () => page.keyboard.press('r'));
    await field.fill(reason);
  }
  const unseen = page.getByRole('checkbox', { name: t.unseen });
  if (reason === undefined && (await unseen.isVisible())) await unseen.check();
  const answered = page.waitForResponse((response) => response.url().endsWith(decided));
  await send.click();
  expect(await (await answered).json()).toMatchObject({ code: 200 });
  await expect.poll(() => countEntries(page, title), { timeout: 60_000 }).toBeGreaterThan(before);
  return Date.now();
}
