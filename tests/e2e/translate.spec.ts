import { href } from '@/lib/platform/routes/address';
import { contactAddress } from '@/lib/platform/routes/chat';
import { startTranslationService } from '../translation-service';
import { violationsOf } from './axe';
import { enterDemo, textOf } from './member';
import { hosts, port, viewing } from './site';
import { expect, test } from './test';

const [ru, zh] = [textOf('ru'), textOf('zh')];

// One test, as only one service at a time can use the address configured in the server.
test('a buyer has a message translated, and a supplier the text of a product', async ({ browser }) => {
  const service = await startTranslationService(port + 7);
  const desk = await browser.newContext(viewing.d);
  const phone = await browser.newContext(viewing.m);
  await enterDemo(desk, 'supplier', 'supplier_b_diamond', ['zh']);
  await enterDemo(phone, 'purchaser', 'buyer_ru', ['ru']);
  const [supplier, buyer] = [await desk.newPage(), await phone.newPage()];
  await supplier.goto(hosts.absolute('zh', href('supplierIm')));
  const companyId = await supplier.evaluate(async () => {
    const headers = { 'content-type': 'application/json', usertype: 'supplier' };
    const answer = await fetch('/api/chat/open', { method: 'POST', headers, body: '{}' });
    const { data } = (await answer.json()) as { data: { rooms: string[] } };
    return Number(data.rooms.find((room) => room.startsWith('company:'))?.split(':')[1]);
  });
  await buyer.goto(hosts.absolute('ru', contactAddress({ companyId })));
  const question = `Какой срок поставки? ${Date.now().toString(36)}`;
  await buyer.getByRole('textbox', { name: ru.chat.write }).fill(question);
  await buyer.getByRole('button', { name: ru.chat.send, exact: true }).click();

  const row = supplier.getByRole('list', { name: zh.chat.conversations }).getByRole('button').first();
  await expect(row).toContainText(question);
  await row.click();
  const line = supplier.getByRole('region').getByRole('listitem').filter({ hasText: question });
  await line.getByRole('button', { name: zh.translate.translate }).click();
  await expect(line.getByText(`[ru>zh] ${question}`)).toBeVisible();
  await expect(line.getByText('机器翻译（原文：俄语）')).toBeVisible();
  expect(await violationsOf(supplier)).toEqual([]);

  const answer = `我们可以在六周内交货。${Date.now().toString(36)}`;
  await supplier.getByRole('textbox', { name: zh.chat.write }).fill(answer);
  await supplier.keyboard.press('Enter');
  const message = buyer.getByRole('region').getByRole('listitem').filter({ hasText: answer });
  await message.getByRole('button', { name: ru.translate.translate }).click();
  await expect(message.getByText(`[zh>ru] ${answer}`)).toBeVisible();
  expect(await violationsOf(buyer)).toEqual([]);

  await supplier.goto(hosts.absolute('zh', href('supplierProductNew')));
  await supplier.getByRole('textbox', { name: zh.productForm.name }).first().fill('离心泵');
  await supplier.getByRole('tab', { name: 'English' }).first().click();
  await supplier.getByRole('button', { name: '从中文翻译' }).click();
  await expect(supplier.locator('input[name="translations.en.name"]')).toHaveValue('[zh>en] 离心泵');
  await expect(supplier.getByText(/^以下内容由机器翻译：/)).toBeVisible();
  expect(await violationsOf(supplier)).toEqual([]);
  await desk.close();
  await phone.close();
  await service.close();
});
