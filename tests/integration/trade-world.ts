import { eq, inArray } from 'drizzle-orm';
import { applyAsAgent } from '@/lib/agent/application/commands';
import { getOwnOffer } from '@/lib/agent/own';
import { slotLength } from '@/lib/fair/rules';
import type { MemberActor, PurchaserActor, SupplierActor } from '@/lib/platform/auth/actor';
import { openSession } from '@/lib/platform/auth/session';
import type { AccountKind } from '@/lib/platform/config';
import { database } from '@/lib/platform/db/client';
import { account, staffRole } from '@/lib/platform/db/schema/account';
import { company } from '@/lib/platform/db/schema/company';
import { fairExhibitor, fairMeeting, fairSession } from '@/lib/platform/db/schema/fair';
import { agentOffer, agentOfferCountry } from '@/lib/platform/db/schema/launch';
import {
  purchaseContact,
  purchaseInvitation,
  purchaseQuestion,
  purchaseRequest,
} from '@/lib/platform/db/schema/purchase';
import { quotation } from '@/lib/platform/db/schema/quotation';
import { report } from '@/lib/platform/db/schema/report';
import { upload } from '@/lib/platform/db/schema/upload';
import { publishPurchase, savePurchase } from '@/lib/purchase/commands';
import { askQuestion, inviteSuppliers } from '@/lib/purchase/correspondence/commands';
import type { PurchaseInput } from '@/lib/purchase/schema';
import { submitQuotation } from '@/lib/quotation/commands';
import { saveNote, saveWeights } from '@/lib/quotation/evaluation/commands';
import type { QuotationInput } from '@/lib/quotation/schema';
import { makeBidder, makePurchaser, quotationOf, requestOf } from './trade-kit';

/** The callers, all with sessions except the first two. */
export const whos = [
  ...(['visitor', 'forged', 'buyer', 'otherBuyer', 'bidder', 'sales', 'editor'] as const),
  ...(['rival', 'invited', 'other', 'suspended', 'offerer', 'staff', 'reviewer'] as const),
];
export type Who = (typeof whos)[number];

const day = 86_400_000;
export const soon = (days: number): string => new Date(Date.now() + days * day).toISOString();

/** Words and figures unique to one place. */
export const secrets = {
  contact: ['Awa Ndiaye', 'awa@buyer.example', '33 823 10 10'],
  budget: ['47311', '"budget"'],
  target: ['913.57', '91357'],
  offerOfBidder: ['883.17', '88317', 'Words of the bidder'],
  offerOfRival: ['771.31', '77131', 'Words of the rival'],
  note: ['Note of the buyer'],
  weights: ['"weights"'],
  application: ['Message of the applicant'],
  meeting: ['Topic of the meeting'],
  link: ['meet.example/room-of-the-suspended'],
} as const;
export type Secret = keyof typeof secrets;

/** Where the bidder's quotation deviates from the request's requirements. */
export const deviation = { position: 0, text: '45 m³/h' };
export const requestInput = (over: Partial<PurchaseInput> = {}): Promise<PurchaseInput> =>
  requestOf({ budget: 47_311, targetPrice: 913.57, validUntil: soon(30), deliveryBy: soon(100).slice(0, 10), ...over });
export const offerInput = (over: Partial<QuotationInput> = {}): QuotationInput =>
  quotationOf({ validUntil: soon(20), ...over });

export type Actors = Awaited<ReturnType<typeof makeActors>>;

const sessionOf = (kind: AccountKind, id: number): Promise<string> =>
  openSession(database(), { id, kind }, { userAgent: '', address: '', host: '' });

let last = 0;
/** A further user of a company, or its owner. */
async function userOf({ companyId }: Pick<SupplierActor, 'companyId'>, role: 'owner' | 'sales' | 'editor') {
  const number = ++last;
  const [row] = await database()
    .insert(account)
    .values({
      ...{ kind: 'supplier', username: `matrix_${role}_${number}`, name: 'Probe', locale: 'en', companyId },
      ...{ phone: `+491520987${String(1000 + number)}`, companyRole: role },
    })
    .returning();
  return { kind: 'supplier', accountId: row?.id ?? 0, companyId, role, locale: 'en' } as unknown as SupplierActor;
}

async function staffOf(role: 'support' | 'reviewer'): Promise<number> {
  const [row] = await database()
    .insert(account)
    .values({ kind: 'staff', username: `matrix_${role}`, name: 'Probe', locale: 'en' })
    .returning();
  await database()
    .insert(staffRole)
    .values({ accountId: row?.id ?? 0, role });
  return row?.id ?? 0;
}

/** Sessions of the upcoming fair, with exhibiting companies and a suspended one that has a link. */
async function openFair(companyIds: readonly number[], suspendedId: number) {
  const open = async (format: string): Promise<number> => {
    const [found] = await database().select().from(fairSession).where(eq(fairSession.format, format)).limit(1);
    const id = found?.id ?? 0;
    const times = { startsAt: new Date(soon(20)), endsAt: new Date(soon(27)), places: null };
    await database().update(fairSession).set(times).where(eq(fairSession.id, id));
    const stand = { fairId: found?.fairId ?? 0, stand: 'Z9' };
    if (format === 'matchmaking')
      await database()
        .insert(fairExhibitor)
        .values([
          ...companyIds.map((companyId) => ({ ...stand, companyId })),
          { ...stand, companyId: suspendedId, meetingLink: `https://${secrets.link[0]}` },
        ])
        .onConflictDoNothing();
    return id;
  };
  return { forum: await open('forum'), matchmaking: await open('matchmaking') };
}

let slots = 0;
/** A free slot of the matchmaking. */
export async function freeSlot(matchmaking: number): Promise<Date> {
  const [found] = await database().select().from(fairSession).where(eq(fairSession.id, matchmaking));
  return new Date((found?.startsAt.getTime() ?? 0) + slots++ * slotLength);
}

/** All callers except the buyer, who is new in each world. */
export async function makeActors() {
  const bidder = await makeBidder();
  const suspended = await makeBidder();
  const [offer] = await database()
    .select()
    .from(agentOffer)
    .where(eq(agentOffer.worldwide, false))
    .orderBy(agentOffer.id)
    .limit(1);
  if (!offer) throw new Error('the demo has no agent offer');
  const actors = {
    ...{ bidder, suspended, rival: await makeBidder(), invited: await makeBidder(), other: await makeBidder() },
    ...{ sales: await userOf(bidder, 'sales'), editor: await userOf(bidder, 'editor') },
    ...{ offerer: await userOf(offer, 'owner'), otherBuyer: await makePurchaser() },
  };
  const tokens: Partial<Record<Who, string>> = { forged: 'forged' };
  for (const [who, actor] of Object.entries(actors) as [Who, MemberActor][])
    tokens[who] = await sessionOf(actor.kind, actor.accountId);
  tokens.staff = await sessionOf('staff', await staffOf('support'));
  tokens.reviewer = await sessionOf('staff', await staffOf('reviewer'));
  const fair = await openFair([bidder.companyId, offer.companyId], suspended.companyId);
  await database().update(company).set({ status: 'disabled' }).where(eq(company.id, suspended.companyId));
  const [open] = await database()
    .select()
    .from(agentOfferCountry)
    .where(eq(agentOfferCountry.offerId, offer.id))
    .limit(1);
  const { form } = await getOwnOffer(actors.offerer, offer.id, 'en');
  return { ...actors, tokens, fair, offerId: offer.id, country: open?.countryCode ?? '', form };
}

export type World = Awaited<ReturnType<typeof makeWorld>>;

/**
 * A buyer with a public request that two suppliers quoted for, an inquiry, one with revealed contacts, a draft, an
 * application as agent and meetings at the fair; and a new buyer whose request is in review.
 */
export async function makeWorld(actors: Actors) {
  const { bidder, rival, invited, suspended } = actors;
  const buyer: PurchaserActor = await makePurchaser();
  const token = await sessionOf('purchaser', buyer.accountId);
  const request = await publishPurchase(buyer, { id: null }, await requestInput());
  const inquiry = await publishPurchase(buyer, { id: null }, await requestInput({ kind: 'inquiry' }));
  const draft = await savePurchase(buyer, { id: null }, await requestInput());
  await inviteSuppliers(buyer, inquiry.id, [invited.companyId]);
  const offer = (price: number, words: string) =>
    offerInput({ unitPrice: price, message: words, deviations: price === 883.17 ? [deviation] : [] });
  const quoted = await submitQuotation(bidder, request.id, offer(883.17, secrets.offerOfBidder[2]));
  const rivals = await submitQuotation(rival, request.id, offer(771.31, secrets.offerOfRival[2]));
  // One is visible to its author and the buyer only; the other to everybody once answered.
  await database()
    .insert(purchaseQuestion)
    .values({
      ...{ requestId: request.id, companyId: rival.companyId, accountId: rival.accountId },
      ...{ locale: 'en', question: 'Words of the rival, asked' },
    });
  const question = await askQuestion(rival, request.id, 'Which voltage?');
  await saveNote(buyer, quoted.id, { read: 0, text: secrets.note[0] });
  await saveWeights(buyer, request.id, { price: 7, delivery: 3, warranty: 2, grade: 1, payment: 0 });
  const key = `matrix/${quoted.id}.pdf`;
  await database()
    .insert(upload)
    .values({
      ...{ pendingKey: `pending/${key}`, key, state: 'referenced', kind: 'attachment', private: true },
      ...{ ownerKind: 'supplier', ownerId: bidder.accountId, companyId: bidder.companyId },
      ...{ name: 'offer.pdf', mime: 'application/pdf', bytes: 10 },
    });
  await database()
    .update(quotation)
    .set({ attachments: [key] })
    .where(eq(quotation.id, quoted.id));
  const drawing = `matrix/${request.id}-drawing.pdf`;
  await database()
    .insert(upload)
    .values({
      ...{ pendingKey: `pending/${drawing}`, key: drawing, state: 'referenced', kind: 'attachment', private: true },
      ...{ ownerKind: 'purchaser', ownerId: buyer.accountId, name: 'drawing.pdf', mime: 'application/pdf', bytes: 10 },
    });
  await database()
    .update(purchaseRequest)
    .set({ attachments: [drawing] })
    .where(inArray(purchaseRequest.id, [request.id, inquiry.id]));
  const application = await applyAsAgent(buyer, actors.offerId, {
    ...{ locale: 'fr', name: 'Awa Agent', position: '', countries: [actors.country] },
    message: secrets.application[0],
  });
  const opened = await publishPurchase(buyer, { id: null }, await requestInput({ kind: 'inquiry' }));
  const readers = [bidder, suspended].map(({ companyId }) => ({ requestId: opened.id, companyId }));
  await database().insert(purchaseInvitation).values(readers);
  await database().insert(purchaseContact).values(readers);
  const waiting = await publishPurchase(await makePurchaser('fr', false), { id: null }, await requestInput());
  const meetings: { id: number }[] = [];
  for (const { companyId } of [bidder, suspended])
    meetings.push(
      ...(await database()
        .insert(fairMeeting)
        .values({
          ...{ sessionId: actors.fair.matchmaking, companyId, accountId: buyer.accountId, topic: secrets.meeting[0] },
          startsAt: await freeSlot(actors.fair.matchmaking),
        })
        .returning()),
    );
  const [reported] = await database()
    .insert(report)
    .values({
      ...{ kind: 'quotation', requestId: request.id, quotationId: rivals.id, accountId: buyer.accountId },
      reason: 'spam',
    })
    .returning();
  const tokens = { ...actors.tokens, buyer: token };
  return {
    ...{ ...actors, tokens, buyer, request, inquiry, opened, draft, waiting, quoted, rivals, question },
    ...{ key, drawing, application, meetingId: meetings[0]?.id ?? 0, reportId: reported?.id ?? 0 },
  };
}
