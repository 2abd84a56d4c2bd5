import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { acceptApplication, applyAsAgent, declineApplication } from '@/lib/agent/application/commands';
import { listReceivedApplications } from '@/lib/agent/application/queries';
import { addFavourite } from '@/lib/footprint/commands';
import { addFollow } from '@/lib/footprint/follow/commands';
import { listFavourites } from '@/lib/footprint/queries';
import type { PurchaserActor, SupplierActor } from '@/lib/platform/auth/actor';
import { database } from '@/lib/platform/db/client';
import { account } from '@/lib/platform/db/schema/account';
import { company } from '@/lib/platform/db/schema/company';
import { agentOffer, agentOfferCountry } from '@/lib/platform/db/schema/launch';
import { AppError } from '@/lib/platform/errors';
import { askQuestion, inviteSuppliers, openContacts } from '@/lib/purchase/correspondence/commands';
import { listMatches } from '@/lib/purchase/match/queries';
import { getPurchase } from '@/lib/purchase/queries';
import { demoDatabase } from '../database';
import { inDays, makeBidder, makePurchaser, makeQuotation, makeRequest, now } from './trade-kit';

const page = { page: 1, pageSize: 100 };
const filter = { ...page, country: null, categoryId: null, closing: null, places: null, matching: false } as const;
const secrets = ['Awa Ndiaye', 'awa@buyer.example', '33 823 10 10', 'Secret question', 'Message of the applicant'];

let buyer: PurchaserActor;
let bidder: SupplierActor;
let offerer: SupplierActor;
let inquiryId: number;
let requestId: number;
let applicationId: number;
let countryCode: string;

/** What a read shows, or how it was refused. */
const shown = (work: () => Promise<unknown>): Promise<string> =>
  work().then(
    (value) => JSON.stringify(value),
    (error: AppError) => `refused: ${error.code}`,
  );
const setStatus = async (status: 'normal' | 'disabled') => {
  for (const { companyId } of [bidder, offerer])
    await database().update(company).set({ status }).where(eq(company.id, companyId));
};

beforeAll(async () => {
  await demoDatabase();
  [buyer, bidder] = [await makePurchaser(), await makeBidder()];
  const lasting = { validUntil: inDays(300).toISOString() };
  inquiryId = await makeRequest(buyer, { kind: 'inquiry', ...lasting });
  requestId = await makeRequest(buyer, lasting);
  await inviteSuppliers(buyer, inquiryId, [bidder.companyId]);
  await makeQuotation(bidder, requestId);
  await askQuestion(bidder, requestId, 'Secret question', now);
  for (const id of [inquiryId, requestId]) await openContacts(buyer, id, bidder.companyId);
  const [offer] = await database().select().from(agentOffer).where(eq(agentOffer.worldwide, false)).limit(1);
  const offerId = offer?.id ?? 0;
  const [open] = await database()
    .select()
    .from(agentOfferCountry)
    .where(eq(agentOfferCountry.offerId, offerId))
    .limit(1);
  countryCode = open?.countryCode ?? '';
  const [owner] = await database()
    .select({ id: account.id })
    .from(account)
    .where(eq(account.companyId, offer?.companyId ?? 0))
    .limit(1);
  offerer = { ...bidder, accountId: owner?.id ?? 0, companyId: offer?.companyId ?? 0 };
  const written = { locale: 'fr', name: 'Awa Agent', position: '', message: 'Message of the applicant' } as const;
  applicationId = (await applyAsAgent(buyer, offerId, { ...written, countries: [countryCode] })).id;
}, 240_000);

/** Every read through which a supplier learns of a buyer or an inquiry. */
const reads: Record<string, (as: (actor: SupplierActor) => SupplierActor) => Promise<unknown>> = {
  inquiry: (as) => getPurchase('fr', as(bidder), inquiryId),
  request: (as) => getPurchase('fr', as(bidder), requestId),
  match: (as) => listMatches(as(bidder), 'fr', { ...filter, quoted: 'all' }, now),
  invited: (as) => listMatches(as(bidder), 'fr', { ...filter, quoted: 'all', matching: true }, now),
  buyers: (as) => listFavourites(as(bidder), 'fr', { ...page, type: 'purchaser' }),
  applications: async (as) =>
    listReceivedApplications(as(offerer), 'fr', { ...page, states: ['submitted', 'accepted', 'declined'] }),
};
const readAll = async (as: (actor: SupplierActor) => SupplierActor): Promise<Record<string, string>> => {
  const found: Record<string, string> = {};
  for (const [name, read] of Object.entries(reads)) found[name] = await shown(async () => read(as));
  return found;
};
const idsIn = (list = ''): number[] => JSON.parse(list).items.map(({ id }: { id: number }) => id);
const isOwn = (actor: SupplierActor) => actor;
const isEditor = (actor: SupplierActor): SupplierActor => ({ ...actor, role: 'editor' });

describe('a supplier’s reads of buyers', () => {
  it('include everything concerning it, for roles that quote', async () => {
    await addFavourite(bidder, { type: 'purchaser', id: buyer.accountId });
    const { inquiry, request, match, invited, buyers, applications } = await readAll(isOwn);
    for (const secret of secrets.slice(0, 3)) for (const text of [inquiry, request]) expect(text).toContain(secret);
    expect(request).toContain('Secret question');
    for (const text of [match, invited]) expect(idsIn(text)).toContain(inquiryId);
    expect(buyers).toContain('awa@buyer.example');
    expect(applications).toContain('Message of the applicant');
  });

  it('include only public data, for an editor', async () => {
    const found = await readAll(isEditor);
    for (const [name, text] of Object.entries(found))
      for (const secret of secrets) expect(text, name).not.toContain(secret);
    expect(found.inquiry).toBe('null');
    expect(JSON.parse(found.request ?? '')).toMatchObject({ id: requestId, contact: null, questions: [] });
    for (const name of ['match', 'invited', 'buyers', 'applications']) expect(found[name]).toBe('refused: forbidden');
    for (const subject of [
      { type: 'purchaser', id: buyer.accountId },
      { type: 'request', id: inquiryId },
    ] as const)
      await expect(
        subject.type === 'request' ? addFollow(isEditor(bidder), subject) : addFavourite(isEditor(bidder), subject),
      ).rejects.toMatchObject({ code: 'forbidden' });
  });

  it('include only public data, while its company is disabled', async () => {
    await setStatus('disabled');
    const found = await readAll(isOwn);
    for (const [name, text] of Object.entries(found))
      for (const secret of secrets) expect(text, name).not.toContain(secret);
    expect(found.inquiry).toBe('null');
    expect(JSON.parse(found.request ?? '')).toMatchObject({ id: requestId, contact: null, questions: [] });
    for (const name of ['match', 'invited']) expect(idsIn(found[name])).not.toContain(inquiryId);
    expect(idsIn(found.match)).toContain(requestId);
    expect(JSON.parse(found.buyers ?? '')).toMatchObject({ items: [], total: 0, counts: { purchaser: 0 } });
    expect(found.applications).toBe('refused: forbidden');
    await expect(addFavourite(bidder, { type: 'purchaser', id: buyer.accountId })).rejects.toBeInstanceOf(AppError);
    await expect(addFollow(bidder, { type: 'request', id: inquiryId })).rejects.toBeInstanceOf(AppError);
    const answers = [
      () =>
        acceptApplication(offerer, { id: applicationId, countries: [countryCode], exclusive: false, answer: '' }, now),
      () => declineApplication(offerer, applicationId, { key: null, text: 'No' }, now),
    ];
    for (const answer of answers) await expect(answer()).rejects.toMatchObject({ code: 'forbidden' });
    await setStatus('normal');
    expect((await readAll(isOwn)).inquiry).toContain('awa@buyer.example');
  });
});
