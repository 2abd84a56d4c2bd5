import { and, desc, eq, sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import type { PurchaserActor, SupplierActor } from '@/lib/platform/auth/actor';
import { database, rows } from '@/lib/platform/db/client';
import { notification } from '@/lib/platform/db/schema/notification';
import { productTranslation } from '@/lib/platform/db/schema/product';
import { makePublic, publishPurchase } from '@/lib/purchase/commands';
import { inviteSuppliers } from '@/lib/purchase/correspondence/commands';
import { startPurchase } from '@/lib/purchase/prefill/queries';
import { getPurchase } from '@/lib/purchase/queries';
import { getRequestedProduct } from '@/lib/quotation/product/queries';
import { listWaitingPurchases } from '@/lib/staff/purchase/queries';
import { demoDatabase } from '../database';
import { makeMember, makeStaff } from '../factories';
import { makeBidder, makePurchaser, now, requestOf } from './trade-kit';

let buyer: PurchaserActor;
let owner: SupplierActor;
let stranger: SupplierActor;
let product = { id: 0, companyId: 0, model: '' };

beforeAll(async () => {
  await demoDatabase();
  buyer = await makePurchaser('fr');
  stranger = await makeBidder();
  // One that also has descriptions, in both languages.
  const [found] = await rows<typeof product>(
    database(),
    sql`select p.id, p.company_id as "companyId", p.model from product p
      join product_search s on s.product_id = p.id and s.locale = 'en'
      join company c on c.id = p.company_id and c.status = 'normal'
      where p.status = 'normal' and p.listed and p.model <> ''
        and exists (select from product_parameter pp where pp.product_id = p.id and pp.option_id is not null)
        and (select count(*) from product_translation t where t.product_id = p.id and t.locale in ('fr', 'zh')) = 2
      order by p.id limit 1`,
  );
  product = found ?? product;
  // Notices go to the owner, whom not every company of the demo has.
  owner = await makeMember(product.companyId, 'owner');
}, 240_000);

async function publish(title?: string, by = buyer): Promise<number> {
  const start = await startPurchase('fr', { productId: product.id, companyIds: [product.companyId] });
  if (!start.product) throw new Error('no product');
  const { title: name, cover: _, ...facts } = start.product;
  const translations = { fr: { title: title ?? name, details: 'Pour eau claire.' } };
  const input = await requestOf({ ...facts, kind: 'inquiry', translations });
  return (await publishPurchase(by, { id: null }, input, now, [product.companyId])).id;
}
const nameIn = async (locale: string) =>
  (
    await database()
      .select({ name: productTranslation.name })
      .from(productTranslation)
      .where(and(eq(productTranslation.productId, product.id), eq(productTranslation.locale, locale)))
  )[0]?.name;
const lastNotice = async ({ accountId }: SupplierActor) =>
  (
    await database()
      .select({ type: notification.type, values: notification.values })
      .from(notification)
      .where(eq(notification.accountId, accountId))
      .orderBy(desc(notification.id))
      .limit(1)
  )[0];

it('its supplier reads it in the product’s own words, whatever the buyer’s language', async () => {
  const id = await publish();
  const chinese = await getPurchase('zh', owner, id);
  expect(chinese?.title).toEqual({ text: await nameIn('zh'), locale: 'zh' });
  expect(chinese?.details).toEqual({ text: 'Pour eau claire.', locale: 'fr' });
  const { product: prefilled } = await startPurchase('zh', { productId: product.id, companyIds: [] });
  const words = (lines: readonly { label: string; value: string }[] = []) =>
    lines.map(({ label, value }) => ({ label, value }));
  expect(words(chinese?.specification)).toEqual(words(prefilled?.specification));
  expect(chinese?.specification.some(({ value }) => /\p{Script=Han}/u.test(value))).toBe(true);
  const called = (await nameIn(owner.locale)) ?? (await nameIn('fr'));
  expect(await lastNotice(owner)).toMatchObject({ type: 'purchaseInvited', values: { title: called } });
  // The public text is as its buyer wrote it.
  await makePublic(buyer, id, now);
  expect((await getPurchase('zh', owner, id))?.title.locale).toBe('fr');
});

it('keeps the buyer’s own title, and reveals the product only to its supplier', async () => {
  const title = 'Deux machines pour Dakar';
  const id = await publish(title);
  expect((await getPurchase('zh', owner, id))?.title).toEqual({ text: title, locale: 'fr' });
  expect(await lastNotice(owner)).toMatchObject({
    type: 'purchaseInvited',
    values: { title, worded: 'yes', product: product.model },
  });
  await inviteSuppliers(buyer, id, [stranger.companyId]);
  expect(await lastNotice(stranger)).toEqual({ type: 'purchaseInvited', values: { title } });
  expect(await getRequestedProduct(owner, 'zh', id)).toMatchObject({ id: product.id, name: await nameIn('zh') });
  expect(await getRequestedProduct(stranger, 'zh', id)).toBeNull();
});

it('staff read it in the product’s words, beside the typed ones', async () => {
  const id = await publish(undefined, await makePurchaser('fr', false));
  const staff = await makeStaff(['reviewer']);
  const { pages } = await listWaitingPurchases(staff, 1, 'zh');
  const { rows: last } = await listWaitingPurchases(staff, pages, 'zh');
  const waiting = last.find((row) => row.id === id);
  expect(waiting?.texts.map(({ locale, title }) => [locale, title])).toEqual([
    ['zh', await nameIn('zh')],
    ['fr', await nameIn('fr')],
  ]);
});
