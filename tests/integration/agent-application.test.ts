import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { acceptApplication, applyAsAgent, declineApplication } from '@/lib/agent/application/commands';
import { getApplicationState, listOwnApplications, listReceivedApplications } from '@/lib/agent/application/queries';
import { type ApplicationForm, applicationFields } from '@/lib/agent/application/schema';
import { getOffer, listOffers } from '@/lib/agent/queries';
import { listNotices } from '@/lib/notification/queries';
import type { PurchaserActor, SupplierActor } from '@/lib/platform/auth/actor';
import { database } from '@/lib/platform/db/client';
import { account } from '@/lib/platform/db/schema/account';
import { agentApplication, agentTerritory } from '@/lib/platform/db/schema/agent';
import { agentOffer, agentOfferCountry } from '@/lib/platform/db/schema/launch';
import { notification } from '@/lib/platform/db/schema/notification';
import type { AppError } from '@/lib/platform/errors';
import { countTry } from '@/lib/platform/limit/count';
import { rates } from '@/lib/platform/limit/table';
import { emptyState } from '@/lib/platform/routes/list-state';
import { demoDatabase } from '../database';
import { makeBidder, makePurchaser } from './trade-kit';

const tries = process.env.TEST_DATABASE_URL ? 200 : 50;
const no = { key: null, text: 'No' };
const everything = { states: ['submitted', 'accepted', 'declined'] as const, page: 1, pageSize: 100 };

let offerId = 0;
let open: string[] = [];
let supplier: SupplierActor;

const refusal = (work: Promise<unknown>): Promise<string | null> =>
  work.then(
    () => null,
    (error: AppError) => (error.errors[0] ? `${error.errors[0].field}:${error.errors[0].key}` : error.code),
  );
const inputOf = (over: Partial<ApplicationForm> = {}) =>
  applicationFields.parse({
    locale: 'fr',
    name: 'Awa Ndiaye',
    countries: open.slice(0, 2),
    message: 'Douze ans de vente.',
    ...over,
  });
const apply = async (over: Partial<ApplicationForm> = {}) => {
  const buyer = await makePurchaser();
  return { buyer, id: (await applyAsAgent(buyer, offerId, inputOf(over))).id };
};
const accept = (id: number, countries: string[], exclusive: boolean) =>
  acceptApplication(supplier, { id, countries, exclusive, answer: '' });
const takenCodes = async () => (await getOffer('en', offerId))?.taken.map(({ code }) => code);
const noticesOf = async (accountId: number) =>
  (
    await database().select().from(notification).where(eq(notification.accountId, accountId)).orderBy(notification.id)
  ).map(({ type }) => type);

beforeAll(async () => {
  await demoDatabase();
  const [offer] = await database()
    .select({ id: agentOffer.id, companyId: agentOffer.companyId })
    .from(agentOffer)
    .where(eq(agentOffer.worldwide, false))
    .orderBy(agentOffer.id)
    .limit(1);
  offerId = offer?.id ?? 0;
  const zone = await database()
    .select({ code: agentOfferCountry.countryCode })
    .from(agentOfferCountry)
    .where(eq(agentOfferCountry.offerId, offerId));
  open = zone.map(({ code }) => code);
  const [owner] = await database()
    .insert(account)
    .values({
      kind: 'supplier',
      username: 'application_owner',
      name: 'Owner',
      phone: '+4915209955001',
      email: 'owner@trade.example',
      emailConfirmedAt: new Date(),
      locale: 'en',
      companyId: offer?.companyId,
      companyRole: 'owner',
    })
    .returning();
  supplier = {
    kind: 'supplier',
    accountId: owner?.id,
    companyId: offer?.companyId,
    role: 'owner',
    locale: 'en',
  } as unknown as SupplierActor;
}, 240_000);
beforeEach(() => database().delete(agentApplication));

it('an application is made once, for open countries, and its supplier is notified', async () => {
  expect(open.length).toBeGreaterThan(1);
  const buyer = await makePurchaser();
  expect((await getApplicationState(buyer, offerId)).state).toBeNull();
  const closed = ['CN', 'BR', 'KE', 'AU', 'FI'].filter((code) => !open.includes(code));
  expect(await refusal(applyAsAgent(buyer, offerId, inputOf({ countries: closed.slice(0, 1) })))).toBe(
    'application.countries:choice',
  );
  const { id } = await applyAsAgent(buyer, offerId, inputOf());
  expect(await refusal(applyAsAgent(buyer, offerId, inputOf()))).toBe('offerId:alreadyApplied');
  expect(await refusal(applyAsAgent(await makePurchaser(), 999_999, inputOf()))).toBe('notFound');
  expect((await getApplicationState(buyer, offerId)).state).toBe('submitted');
  expect(await noticesOf(supplier.accountId)).toEqual(['applicationReceived']);
  const received = await listReceivedApplications(supplier, 'en', everything);
  expect(received).toMatchObject({
    total: 1,
    waiting: 1,
    items: [{ id, name: 'Awa Ndiaye', countries: [...open.slice(0, 2)].sort(), taken: [] }],
  });
  const own = await listOwnApplications(buyer, 'de', everything);
  expect(own.items).toMatchObject([{ id, state: 'submitted', open: true, slogan: { locale: 'de' } }]);
});

it('only owner and sales of the offer’s company read and answer', async () => {
  const { buyer, id } = await apply();
  const other = await makeBidder();
  expect((await listReceivedApplications(other, 'en', everything)).items).toEqual([]);
  expect(await refusal(declineApplication(other, id, no))).toBe('notFound');
  expect(await refusal(Promise.resolve().then(() => declineApplication({ ...supplier, role: 'editor' }, id, no)))).toBe(
    'role:role',
  );
  await declineApplication({ ...supplier, role: 'sales' }, id, { key: 'agent', text: 'Since May.' });
  expect(await refusal(accept(id, open.slice(0, 1), false))).toBe('state:applicationState');
  expect(await noticesOf(buyer.accountId)).toEqual(['applicationDeclined']);
  expect((await listOwnApplications(buyer, 'fr', everything)).items).toMatchObject([
    { state: 'declined', declineKey: 'agent', answer: 'Since May.', territories: [] },
  ]);
  expect((await listOwnApplications(await makePurchaser(), 'fr', everything)).total).toBe(0);
  expect((await listReceivedApplications(supplier, 'en', everything)).items).toMatchObject([{ declineKey: 'agent' }]);
  const { items } = await listNotices({ ...buyer, timeZone: 'UTC' }, 'fr', { page: 1, pageSize: 1 });
  expect(items[0]?.text).toContain('Nous travaillons déjà avec un agent sur place. «\u00a0Since May.\u00a0»');
});

it('declined only in words, sends these words and no usual reason', async () => {
  const { buyer, id } = await apply();
  await declineApplication(supplier, id, { key: null, text: 'Not this year' });
  const { items } = await listNotices({ ...buyer, timeZone: 'UTC' }, 'de', { page: 1, pageSize: 1 });
  expect(items[0]?.text).toMatch(/Grund: Not this year$/);
});

it('an exclusive territory is granted once, whichever came first', async () => {
  const [first, second, third] = [await apply(), await apply(), await apply()];
  const code = open[0] ?? '';
  expect(await refusal(accept(first.id, ['ZZ'], false))).toBe('countries:choice');
  await accept(first.id, [code], false);
  expect(await refusal(accept(second.id, [code], true))).toBe('countries:territoryTaken');
  await accept(second.id, [open[1] ?? ''], true);
  expect(await refusal(accept(third.id, open.slice(0, 2), false))).toBe('countries:territoryTaken');
  await accept(third.id, [code], false);
  expect(await takenCodes()).toEqual([open[1]]);
});

it('an exclusive country is marked, no longer matched by the filter and no longer open', async () => {
  const [wide] = await database()
    .select({ id: agentOffer.id })
    .from(agentOffer)
    .where(eq(agentOffer.worldwide, true))
    .limit(1);
  const [code, free] = open as [string, string];
  const here = async (id: number, country: string) => {
    const state = { ...emptyState, country: [country.toLowerCase()] };
    const { items, facets, total } = await listOffers('en', undefined, state, 100);
    // The count beside the country equals the filtered total.
    expect(facets.country.find(({ value }) => value === country)?.count).toBe(total);
    return items.find((one) => one.id === id);
  };
  const { id } = await apply();
  await accept(id, [code], false);
  expect(await here(offerId, code)).toMatchObject({ taken: [] });
  await database().delete(agentApplication);
  await accept((await apply()).id, [code], true);
  expect(await here(offerId, code)).toBeUndefined();
  expect((await here(offerId, free))?.taken.map((one) => one.code)).toEqual([code]);
  expect(await refusal(apply())).toBe('application.countries:territoryGiven');
  expect(await refusal(apply({ countries: [free] }))).toBeNull();

  const buyer = await makePurchaser();
  const made = await applyAsAgent(buyer, wide?.id ?? 0, inputOf({ countries: ['IS'] }));
  expect(await here(wide?.id ?? 0, 'IS')).toBeDefined();
  await database()
    .insert(agentTerritory)
    .values({
      offerId: wide?.id ?? 0,
      applicationId: made.id,
      countryCode: 'IS',
      exclusive: true,
    });
  expect(await here(wide?.id ?? 0, 'IS')).toBeUndefined();
  expect(await here(wide?.id ?? 0, 'NO')).toBeDefined();
});

it('of two exclusive answers at once one succeeds', async () => {
  for (let index = 0; index < tries; index++) {
    await database().delete(agentApplication);
    const [first, second] = [await apply(), await apply()];
    const code = open[0] ?? '';
    const ends = await Promise.allSettled([accept(first.id, [code], true), accept(second.id, [code], true)]);
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await takenCodes()).toEqual([code]);
  }
}, 240_000);

it('of two applications of one purchaser at once one is stored', async () => {
  for (let index = 0; index < tries; index++) {
    const buyer: PurchaserActor = await makePurchaser();
    const ends = await Promise.allSettled([
      applyAsAgent(buyer, offerId, inputOf()),
      applyAsAgent(buyer, offerId, inputOf()),
    ]);
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  }
}, 240_000);

it('applications of one buyer over the daily limit are refused, and store nothing', async () => {
  const buyer = await makePurchaser();
  const spent = () => countTry('agentApply', String(buyer.accountId));
  for (let count = 1; count < rates.agentApply.max; count++) await spent();
  await applyAsAgent(buyer, offerId, inputOf());
  // A duplicate application does not count towards the limit.
  expect(await refusal(applyAsAgent(buyer, offerId, inputOf()))).toBe('offerId:alreadyApplied');
  await database().delete(agentApplication);
  expect(await refusal(applyAsAgent(buyer, offerId, inputOf()))).toBe('tooManyRequests');
  expect((await getApplicationState(buyer, offerId)).state).toBeNull();
});
