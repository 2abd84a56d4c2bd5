import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { PurchaserActor, SupplierActor } from '@/lib/platform/auth/actor';
import { database } from '@/lib/platform/db/client';
import { notification } from '@/lib/platform/db/schema/notification';
import { outbox } from '@/lib/platform/db/schema/outbox';
import { savedSearch } from '@/lib/platform/db/schema/saved-search';
import type { AppError } from '@/lib/platform/errors';
import { countTry } from '@/lib/platform/limit/count';
import { rates } from '@/lib/platform/limit/table';
import { deleteSearch, readSearch, saveSearch } from '@/lib/purchase/saved/commands';
import { savedLimits } from '@/lib/purchase/saved/constants';
import { notifySavedSearches } from '@/lib/purchase/saved/job';
import { listSearches } from '@/lib/purchase/saved/queries';
import { savedFields } from '@/lib/purchase/saved/schema';
import { demoDatabase } from '../database';
import { inDays, makeBidder, makePurchaser, makeRequest, now } from './trade-kit';

let buyer: PurchaserActor;
let owner: SupplierActor;
let other: SupplierActor;

const search = (over: object) => savedFields.parse({ name: 'Mills', ...over });
const keep = (actor: SupplierActor, over: object, at = inDays(-1)) =>
  saveSearch(actor, { id: null, search: search(over) }, at);
const ask = (over: object = {}) =>
  makeRequest(buyer, {
    locale: 'fr',
    translations: { fr: { title: 'Broyeurs quadrifoliés', details: 'Pour carrière.' } },
    validUntil: inDays(200).toISOString(),
    ...over,
  });
const refusal = (work: Promise<unknown>): Promise<string | null> =>
  work.then(
    () => null,
    (error: AppError) => (error.errors[0] ? `${error.errors[0].field}:${error.errors[0].key}` : error.code),
  );
const freshOf = async (actor: SupplierActor, id: number) =>
  (await listSearches(actor, 'fr')).items.find((one) => one.id === id)?.fresh;
const noticesOf = async ({ accountId }: SupplierActor) =>
  (
    await database().select().from(notification).where(eq(notification.accountId, accountId)).orderBy(notification.id)
  ).filter(({ type }) => type === 'savedSearch');

beforeAll(async () => {
  await demoDatabase();
  buyer = await makePurchaser();
  [owner, other] = [await makeBidder(), await makeBidder()];
});

describe('a saved search', () => {
  it('counts new results since its owner’s last visit, by words and filters', async () => {
    const words = await keep(owner, { words: 'quadrifoliés' });
    const place = await keep(owner, { words: 'quadrifoliés', country: 'SN', incoterm: 'CIF' });
    const elsewhere = await keep(owner, { words: 'quadrifoliés', country: 'BR' });
    await ask();
    await ask({ kind: 'inquiry' });
    expect(await freshOf(owner, words.id)).toBe(1);
    expect(await freshOf(owner, place.id)).toBe(1);
    expect(await freshOf(owner, elsewhere.id)).toBe(0);
    await readSearch(owner, words.id, inDays(1));
    expect(await freshOf(owner, words.id)).toBe(0);
    expect(await freshOf(owner, place.id)).toBe(1);
  });

  it('is counted once a minute, and at once after a change; over its limit it is refused', async () => {
    const reader = await makeBidder();
    const { id } = await keep(reader, { words: 'quadrifoliés' });
    const fresh = async (at: number) => (await listSearches(reader, 'fr', at)).items.map((one) => one.fresh);
    const [before = 0] = await fresh(0);
    await ask();
    expect(await fresh(59_000)).toEqual([before]);
    expect(await fresh(61_000)).toEqual([before + 1]);
    await readSearch(reader, id, inDays(1));
    expect(await fresh(62_000)).toEqual([0]);
    for (let tries = 4; tries < rates.savedList.max; tries++) await countTry('savedList', String(reader.accountId));
    await expect(listSearches(reader, 'fr')).rejects.toMatchObject({ code: 'tooManyRequests' });
  });

  it('is counted with a constant number of statements, none reading a list’s content', async () => {
    const reader = await makeBidder();
    const statements = async () => {
      const prepare = vi.spyOn(database()._.session, 'prepareQuery');
      await listSearches(reader, 'fr', Date.now());
      const texts = prepare.mock.calls.map(([query]) => query.sql);
      prepare.mockRestore();
      return texts.filter((text) => !/plainto_tsquery/.test(text));
    };
    await keep(reader, { words: 'quadrifoliés' });
    const one = await statements();
    for (let at = 1; at < savedLimits.searches; at++)
      await keep(reader, { words: `quadrifoliés broyeurs`, country: at % 2 ? 'SN' : null });
    const many = await statements();
    expect(many).toHaveLength(one.length);
    expect(many.join()).not.toMatch(/grouping|purchase_translation|vocabulary/);
  });

  it('is only its owner’s, and not available to editors', async () => {
    const { id } = await keep(owner, { words: 'mills' });
    expect((await listSearches(other, 'en')).items).toEqual([]);
    expect(await refusal(readSearch(other, id))).toBe('notFound');
    expect(await refusal(deleteSearch(other, id))).toBe('notFound');
    expect(await refusal(saveSearch(other, { id, search: search({ words: 'taken' }) }))).toBe('notFound');
    expect(await refusal(listSearches({ ...owner, role: 'editor' }, 'en'))).toBe('role:role');
    await deleteSearch(owner, id);
    expect(await refusal(deleteSearch(owner, id))).toBe('notFound');
  });

  it('must have a query, up to a maximum number', async () => {
    expect(savedFields.safeParse({ name: 'Everything' }).success).toBe(false);
    expect(await refusal(keep(other, { country: 'ZZ' }))).toBe('search.country:choice');
    expect(await refusal(keep(other, { categoryId: 999_999 }))).toBe('search.categoryId:choice');
    await database()
      .insert(savedSearch)
      .values(
        Array.from({ length: savedLimits.searches - 1 }, (_, index) => ({
          accountId: other.accountId,
          name: `Search ${index}`,
          words: 'mill',
        })),
      );
    const ends = await Promise.all([refusal(keep(other, { words: 'a1' })), refusal(keep(other, { words: 'a2' }))]);
    expect(ends.toSorted()).toEqual(['id:savedCap', null].toSorted());
    await database().delete(savedSearch).where(eq(savedSearch.accountId, other.accountId));
  });
});

it('notifies once a day, in one notice and one e-mail, and only of new results', async () => {
  const reader = await makeBidder();
  await keep(reader, { name: 'Broyeurs', words: 'quadrifoliés' }, inDays(-3));
  await keep(reader, { name: 'Sénégal', words: 'quadrifoliés', country: 'SN' }, inDays(-3));
  await keep(reader, { name: 'Brésil', words: 'quadrifoliés', country: 'BR' }, inDays(-3));
  await ask();
  const morning = new Date(now.getTime() + 2 * 86_400_000);
  await Promise.all([notifySavedSearches(morning), notifySavedSearches(morning)]);
  const [notice, ...more] = await noticesOf(reader);
  expect(more).toEqual([]);
  expect(String(notice?.values.names)).toMatch(/Broyeurs.*Sénégal/);
  expect(String(notice?.values.names)).not.toMatch('Brésil');
  await notifySavedSearches(new Date(morning.getTime() + 3_600_000));
  await notifySavedSearches(new Date(morning.getTime() + 86_400_000));
  expect(await noticesOf(reader)).toHaveLength(1);
  const sent = await database().select().from(outbox);
  const mails = sent.filter(({ content }) => JSON.stringify(content).includes('Broyeurs'));
  expect(mails).toHaveLength(1);
});
