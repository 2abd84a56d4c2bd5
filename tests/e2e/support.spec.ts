import type { Browser, Page } from 'playwright/test';
import { href } from '@/lib/platform/routes/address';
import { violationsOf } from './axe';
import { enterDemo, enterOwn, textOf } from './member';
import { hosts, viewing } from './site';
import { expect, test } from './test';

const [ar, zh] = [textOf('ar').chat, textOf('zh').console.support];
const stamp = () => Date.now().toString(36);

async function openDesk(browser: Browser): Promise<Page> {
  const context = await browser.newContext(viewing.d);
  await enterDemo(context, 'staff', 'staff_support', ['zh']);
  await context.addCookies([{ name: 'stafflang', value: 'zh', url: hosts.absolute('zh', '/') }]);
  const page = await context.newPage();
  await page.goto(hosts.absolute('zh', href('adminSupport')));
  return page;
}

test('a purchaser on a phone waits for support, is answered in Arabic, and rates it', async ({ browser }) => {
  const phone = await browser.newContext(viewing.m);
  await enterOwn(phone, 'ar');
  const buyer = await phone.newPage();
  await buyer.goto(hosts.absolute('ar', href('purchaserIm')));
  await buyer.getByRole('button', { name: ar.support.name }).click();
  await buyer.getByRole('button', { name: ar.support.ask }).click();
  const bar = buyer.getByRole('status').filter({ hasText: ar.support.wait });
  await expect(bar).toBeVisible();
  await expect(buyer.getByRole('button', { name: ar.support.cancel })).toBeVisible();
  expect(await violationsOf(buyer)).toEqual([]);

  const question = `لم يصلني الرمز ${stamp()}`;
  await buyer.getByRole('textbox', { name: ar.write }).fill(question);
  await buyer.getByRole('button', { name: ar.send, exact: true }).click();
  const desk = await openDesk(browser);
  await desk.getByRole('list', { name: zh.view.waiting }).getByRole('button').filter({ hasText: question }).click();
  await expect(desk.getByText(zh.mustTake)).toBeVisible();
  expect(await violationsOf(desk)).toEqual([]);
  await desk.getByRole('button', { name: zh.take, exact: true }).click();
  await expect(buyer.getByRole('status').filter({ hasText: 'Sami Support' })).toBeVisible();
  await expect(bar).toHaveCount(0);

  await desk.getByRole('button', { name: zh.answers }).click();
  await desk.getByRole('dialog').getByRole('button').filter({ hasText: zh.answer.password }).click();
  const answer = textOf('ar').supportAnswer.password;
  const field = desk.getByRole('textbox', { name: textOf('zh').chat.write });
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(answer);
  await field.press('Enter');
  await expect(buyer.getByRole('region').getByRole('listitem').filter({ hasText: answer })).toBeVisible();

  await desk.getByRole('button', { name: zh.resolve, exact: true }).click();
  await desk.getByRole('alertdialog').getByRole('button', { name: zh.resolve, exact: true }).click();
  await buyer.getByRole('radio').nth(4).check({ force: true });
  await buyer.getByRole('textbox', { name: ar.support.rateText }).fill('شكرًا');
  await buyer.getByRole('button', { name: ar.support.sendRating }).click();
  await expect(buyer.getByText(ar.support.rated)).toBeVisible();
  await buyer.reload();
  await expect(buyer.getByText(ar.support.rated)).toBeVisible();
  await desk.getByRole('button', { name: zh.view.ended }).click();
  await expect(desk.getByRole('list', { name: zh.view.ended }).getByRole('button').first()).toContainText('5/5');
  await phone.close();
  await desk.context().close();
});
