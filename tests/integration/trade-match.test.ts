import { and, desc, eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { PurchaserActor, SupplierActor } from '@/lib/platform/auth/actor';
import { database, rows } from '@/lib/platform/db/client';
import { product, productCategory, productTranslation } from '@/lib/platform/db/schema/product';
import { purchaseRequest } from '@/lib/platform/db/schema/purchase';
import type { AppError } from '@/lib/platform/errors';
import { noteVisit } from '@/lib/purchase/match/commands';
import type { MatchFilter } from '@/lib/purchase/match/filter';
import { listMatches } from '@/lib/purchase/match/queries';
import { reasonsOf } from '@/lib/purchase/match/read';
import { textsOf } from '@/lib/purchase/queries';
import { withdrawQuotation } from '@/lib/quotation/commands';
import { demoDatabase } from '../database';
import { inDays, makeBidder, makePurchaser, makeQuotation, makeRequest, now } from './trade-kit';

const all: MatchFilter = {
  country: null,
  categoryId: null,
  matching: false,
  quoted: 'all',
  closing: null,
  places: null,
  page: 1,
  pageSize: 50,
};
let buyer: PurchaserActor;
let seller: SupplierActor;
let other: SupplierActor;
let inviting: number;
let inCategory: number;
let far: number;
let inquiry: number;
/** A category of the seller's products, and one of another sector. */
let near = 0;
let distant = 0;

const list = (over: Partial<MatchFilter> = {}, actor = seller) => listMatches(actor, 'en', { ...all, ...over }, now);
const idsOf = async (over: Partial<MatchFilter> = {}, actor = seller) =>
  (await list(over, actor)).items.map(({ id }) => id);

beforeAll(async () => {
  await demoDatabase();
  // A company of the demo that has products.
  const [found] = await rows<{ companyId: number; categoryId: number }>(
    database(),
    sql`select p.company_id as "companyId", pc.category_id as "categoryId" from product p
      join product_category pc on pc.product_id = p.id join company c on c.id = p.company_id
      where p.status = 'normal' and p.listed and c.status = 'normal' order by p.company_id, pc.category_id limit 1`,
  );
  near = found?.categoryId ?? 0;
  const [away] = await rows<{ id: number }>(
    database(),
    sql`select c.id from category c where c.id not in (select category_id from product_category pc
        join product p on p.id = pc.product_id where p.company_id = ${found?.companyId ?? 0})
      and not exists (select 1 from category below where below.parent_id = c.id)
      and c.parent_id not in (select o.parent_id from product_category pc join product p on p.id = pc.product_id
        join category o on o.id = pc.category_id where p.company_id = ${found?.companyId ?? 0})
      order by c.id desc limit 1`,
  );
  distant = away?.id ?? 0;
  buyer = await makePurchaser();
  other = await makeBidder();
  seller = { ...other, companyId: found?.companyId ?? 0 };
  far = await makeRequest(buyer, { categoryId: distant, countryCode: 'SN' });
  inCategory = await makeRequest(buyer, { categoryId: near, countryCode: 'SN' });
  inviting = await makeRequest(buyer, { categoryId: distant, countryCode: 'BR', port: 'BRSSZ' });
  inquiry = await makeRequest(buyer, { categoryId: distant, kind: 'inquiry', countryCode: 'BR', port: 'BRSSZ' });
  await database().execute(sql`insert into purchase_invitation (request_id, company_id)
    values (${inviting}, ${seller.companyId}), (${inquiry}, ${seller.companyId})`);
}, 240_000);

describe('a supplier’s requests', () => {
  it('list invitations first, then matches, then all others', async () => {
    const { items } = await list();
    const kinds = items.filter(({ answer }) => answer === null).map(({ match }) => match);
    expect(kinds).toEqual([...kinds].sort((a, b) => order.indexOf(a) - order.indexOf(b)));
    const matchOf = (id: number) => items.find((one) => one.id === id)?.match;
    expect([inviting, inquiry, inCategory].map(matchOf)).toEqual(['invited', 'invited', 'matching']);
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
  });

  it('exclude others’ inquiries', async () => {
    expect(await idsOf({}, other)).not.toContain(inquiry);
    expect((await list({}, other)).items.every(({ match }) => match === 'other')).toBe(true);
  });

  it('are filtered by country, category and match', async () => {
    const own = [inviting, inquiry, inCategory, far];
    const ownOf = async (over: Partial<MatchFilter>) => (await idsOf(over)).filter((id) => own.includes(id)).sort();
    expect(await ownOf({ country: 'BR' })).toEqual([inviting, inquiry].sort());
    expect(await ownOf({ categoryId: near })).toEqual([inCategory]);
    expect(await ownOf({ matching: true })).toContain(inCategory);
    expect(await ownOf({ matching: true, country: 'SN' })).not.toContain(inviting);
  });

  it('are paged, each once', async () => {
    const { total } = await list({ pageSize: 5 });
    const pages = await Promise.all(
      Array.from({ length: Math.ceil(total / 5) }, (_, index) => idsOf({ page: index + 1, pageSize: 5 })),
    );
    const ids = pages.flat();
    expect(ids).toHaveLength(total);
    expect(new Set(ids).size).toBe(total);
    expect(ids).toEqual(expect.arrayContaining([inviting, inquiry, inCategory, far]));
  });

  it('mark answered ones', async () => {
    const id = await makeQuotation(other, far);
    const { items } = await list({ quoted: 'yes' }, other);
    expect(items).toMatchObject([{ id: far, answer: { id, state: 'submitted' } }]);
    expect(await idsOf({ quoted: 'no' }, other)).not.toContain(far);
    expect(await idsOf({ quoted: 'no' })).toContain(far);
  });

  it('come after pending ones once quoted, and before again once withdrawn', async () => {
    const waiting = async () => (await idsOf({ matching: true })).filter((id) => [inviting, inCategory].includes(id));
    expect(await waiting()).toEqual([inviting, inCategory]);
    const id = await makeQuotation(seller, inviting);
    expect(await waiting()).toEqual([inCategory, inviting]);
    await withdrawQuotation(seller, id, now);
    expect(await waiting()).toEqual([inviting, inCategory]);
  });

  it('exclude closed and expired ones', async () => {
    await database().update(purchaseRequest).set({ validUntil: now }).where(eq(purchaseRequest.id, inCategory));
    expect(await idsOf()).not.toContain(inCategory);
  });

  it('are not for editors', async () => {
    const editor = { ...seller, role: 'editor' } as SupplierActor;
    const refused = await list({}, editor).catch((error: AppError) => error.code);
    expect(refused).toBe('forbidden');
  });
});

const order = ['invited', 'matching', 'other'];

describe('a request in a sibling category', () => {
  it('is listed after matches, unmarked and uncounted', async () => {
    const [sister] = await rows<{ id: number }>(
      database(),
      sql`select c.id from category c where c.parent_id = (select parent_id from category where id = ${near})
        and c.id not in (select pc.category_id from product_category pc join product p on p.id = pc.product_id
          where p.company_id = ${seller.companyId}) order by c.id limit 1`,
    );
    const before = (await list({ matching: true })).matching;
    const beside = await makeRequest(buyer, { categoryId: sister?.id ?? 0, countryCode: 'SN' });
    const own = await makeRequest(buyer, { categoryId: near, countryCode: 'SN' });
    const { items, matching } = await list();
    expect(items.find(({ id }) => id === beside)?.match).toBe('other');
    expect(items.find(({ id }) => id === own)?.match).toBe('matching');
    expect(matching).toBe(before + 1);
    const only = await list({ matching: true });
    expect([only.total, only.items.some(({ id }) => id === beside)]).toEqual([before + 1, false]);
    const ids = items.map(({ id }) => id);
    expect(ids.indexOf(beside)).toBeLessThan(ids.indexOf(far));
  });
});

describe('the reason for a match', () => {
  const reasonOf = async (id: number) => (await list({ pageSize: 500 })).items.find((one) => one.id === id)?.reason;
  const productIn = async (categoryId: number) => {
    const [found] = await database()
      .select({ id: product.id, model: product.model })
      .from(product)
      .innerJoin(productCategory, eq(productCategory.productId, product.id))
      .where(and(eq(product.companyId, seller.companyId), eq(productCategory.categoryId, categoryId)))
      .orderBy(desc(product.publishedAt), desc(product.id));
    return found ?? { id: 0, model: '' };
  };

  it('is the newest product of the category, or the one asked about', async () => {
    const { id: productId, model } = await productIn(near);
    expect(await reasonOf(await makeRequest(buyer, { categoryId: near }))).toEqual({
      product: model,
      categoryId: near,
    });
    const from = await makeRequest(buyer, { categoryId: distant, productId });
    expect(await reasonOf(from)).toMatchObject({ product: model });
    expect(await reasonOf(await makeRequest(buyer, { categoryId: distant }))).toBeNull();
  });

  it('is the product named in its title, if the category does not match', async () => {
    const { id } = await productIn(near);
    const [text] = await database()
      .select({ name: productTranslation.name })
      .from(productTranslation)
      .where(and(eq(productTranslation.productId, id), eq(productTranslation.locale, 'en')));
    const title = text?.name ?? '';
    const named = await makeRequest(buyer, {
      ...{ locale: 'en', translations: { en: { title, details: 'As named.' } } },
      categoryId: distant,
    });
    const input = [{ id: named, categoryId: distant, productId: null }];
    const reasons = await reasonsOf(seller.companyId, 'en', input, await textsOf([named]));
    expect(reasons.get(named)).toEqual({ product: expect.stringMatching(/./), categoryId: null });
  });
});

describe('filters of time and places', () => {
  it('select requests that close within some days', async () => {
    const soon = await makeRequest(buyer, { categoryId: distant, validUntil: inDays(2.5).toISOString() });
    expect(await idsOf({ closing: 3 })).toContain(soon);
    expect(await idsOf({ closing: 3 })).not.toContain(far);
    expect(await idsOf({ closing: 30 })).toEqual(expect.arrayContaining([soon, far]));
  });

  it('count places available to the supplier, the reserved one only for the invited', async () => {
    const crowded = await makeRequest(buyer, { categoryId: distant });
    const crowd = await Promise.all(Array.from({ length: 7 }, () => makeBidder()));
    for (const bidder of crowd) await makeQuotation(bidder, crowded);
    const shown = async (places: 1 | 3 | 5) => {
      const { items } = await list({ places });
      expect(items.filter(({ placesLeft }) => placesLeft < places)).toEqual([]);
      return items.some(({ id }) => id === crowded);
    };
    expect([await shown(1), await shown(3), await shown(5)]).toEqual([true, false, false]);
    await database().execute(
      sql`insert into purchase_invitation (request_id, company_id) values (${crowded}, ${seller.companyId})`,
    );
    expect([await shown(1), await shown(3), await shown(5)]).toEqual([true, true, false]);
  });
});

describe('a visit', () => {
  const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

  it('marks as new what came since the previous one, on every device', async () => {
    const visitor = await makeBidder();
    expect(await noteVisit(visitor, at(0))).toEqual({ since: null });
    expect(await noteVisit(visitor, at(20))).toEqual({ since: null });
    const next = { since: at(20).toISOString() };
    expect(await noteVisit(visitor, at(600))).toEqual(next);
    expect(await noteVisit(visitor, at(610))).toEqual(next);
    // A visit reported late does not move the time back.
    expect(await noteVisit(visitor, at(590))).toEqual(next);
    expect(await noteVisit(visitor, at(700))).toEqual({ since: at(610).toISOString() });
  });

  it('is refused by role, and dates an invitation as the request’s arrival', async () => {
    await expect(noteVisit({ ...seller, role: 'editor' })).rejects.toMatchObject({ code: 'forbidden' });
    const cameAt = async (id: number) => (await list()).items.find((one) => one.id === id)?.cameAt;
    expect(await cameAt(far)).toBe(now.toISOString());
    await database().execute(
      sql`update purchase_invitation set created_at = ${inDays(2).toISOString()} where request_id = ${inviting}`,
    );
    expect(await cameAt(inviting)).toBe(inDays(2).toISOString());
  });
});
