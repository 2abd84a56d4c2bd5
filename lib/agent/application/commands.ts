import 'server-only';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { isPublicOffer, offerFrom } from '@/lib/agent/visibility';
import { writeAudit } from '@/lib/audit/commands';
import { notifyAccount, notifyCompany } from '@/lib/notification/notice';
import type { PurchaserActor, SupplierActor } from '@/lib/platform/auth/actor';
import { assertMayDo } from '@/lib/platform/auth/rules';
import { rows } from '@/lib/platform/db/client';
import { account } from '@/lib/platform/db/schema/account';
import { agentApplication, agentApplicationCountry, agentTerritory } from '@/lib/platform/db/schema/agent';
import { agentOffer, agentOfferCountry, agentOfferTranslation } from '@/lib/platform/db/schema/launch';
import { country } from '@/lib/platform/db/schema/reference';
import { type Transaction, transaction } from '@/lib/platform/db/transaction';
import { textFor } from '@/lib/platform/db/translation';
import { AppError } from '@/lib/platform/errors';
import { nextState } from '@/lib/platform/life-cycle';
import { countTry } from '@/lib/platform/limit/count';
import { expire } from '@/lib/platform/pagestore/expiry';
import { type Reason, reasonValues } from '@/lib/platform/reason/schema';
import { href } from '@/lib/platform/routes/address';
import { assertPublished } from '@/lib/standing/gate';
import type { ApplicationDeclineKey } from './constants';
import { applicationLife } from './rules';
import type { ApplicationInput } from './schema';

type OfferRow = typeof agentOffer.$inferSelect;
type ApplicationRow = typeof agentApplication.$inferSelect;

/** Locks an offer, so that replies to its applications run one after the other. */
async function lockOffer(tx: Transaction, id: number): Promise<OfferRow> {
  const [row] = await tx.select().from(agentOffer).where(eq(agentOffer.id, id)).for('update');
  if (!row) throw new AppError('notFound');
  return row;
}

/** The offer's title in a reader's language. */
async function titleOf(tx: Transaction, offerId: number, locale: string): Promise<string> {
  const texts = await tx.select().from(agentOfferTranslation).where(eq(agentOfferTranslation.offerId, offerId));
  return textFor(texts, locale)?.slogan ?? '';
}

/** Those of the given countries that exist and for which the offer is open. */
async function openCountries(tx: Transaction, offer: OfferRow, codes: readonly string[]): Promise<string[]> {
  const requestedCodes = [...new Set(codes)];
  if (offer.worldwide) {
    const found = await tx.select({ code: country.code }).from(country).where(inArray(country.code, requestedCodes));
    return found.map(({ code }) => code);
  }
  const found = await tx
    .select({ code: agentOfferCountry.countryCode })
    .from(agentOfferCountry)
    .where(and(eq(agentOfferCountry.offerId, offer.id), inArray(agentOfferCountry.countryCode, requestedCodes)));
  return found.map(({ code }) => code);
}

/**
 * Applies to become agent for a public offer; once. docs/domain.md, Agent application.
 * @throws AppError notFound for an offer that is not public, conflict offerId:alreadyApplied, badRequest at countries
 * for which the offer is not open, conflict at those that an agent has alone, tooManyRequests over those of a day
 */
export const applyAsAgent = (
  actor: PurchaserActor,
  offerId: number,
  input: ApplicationInput,
): Promise<{ id: number }> =>
  transaction(async (tx) => {
    const [publicOffer] = await rows(tx, sql`select 1 from ${offerFrom} where o.id = ${offerId} and ${isPublicOffer}`);
    if (!publicOffer) throw new AppError('notFound');
    const offer = await lockOffer(tx, offerId);
    const { countries, ...fields } = input;
    const open = await openCountries(tx, offer, countries);
    if (open.length < new Set(countries).size)
      throw new AppError('badRequest', [{ field: 'application.countries', key: 'choice' }]);
    const [taken] = await tx
      .select({ code: agentTerritory.countryCode })
      .from(agentTerritory)
      .where(
        and(
          eq(agentTerritory.offerId, offerId),
          eq(agentTerritory.exclusive, true),
          inArray(agentTerritory.countryCode, open),
        ),
      )
      .limit(1);
    if (taken) throw new AppError('conflict', [{ field: 'application.countries', key: 'territoryGiven' }]);
    const [inserted] = await tx
      .insert(agentApplication)
      .values({ ...fields, offerId, accountId: actor.accountId })
      .onConflictDoNothing()
      .returning();
    if (!inserted) throw new AppError('conflict', [{ field: 'offerId', key: 'alreadyApplied' }]);
    await countTry('agentApply', String(actor.accountId));
    await tx
      .insert(agentApplicationCountry)
      .values(open.map((countryCode) => ({ applicationId: inserted.id, countryCode })));
    await writeAudit(tx, actor, { action: 'application.submit', targetId: inserted.id, companyId: offer.companyId });
    const [owner] = await tx
      .select({ locale: account.locale })
      .from(account)
      .where(and(eq(account.companyId, offer.companyId), eq(account.companyRole, 'owner')));
    const title = await titleOf(tx, offerId, owner?.locale ?? 'en');
    await notifyCompany(tx, offer.companyId, null, {
      type: 'applicationReceived',
      values: { title, name: input.name },
      path: href('supplierAgentApplication'),
    });
    return { id: inserted.id };
  });

/**
 * Locks an application for an offer of the actor's company, the offer first.
 * @throws AppError notFound, forbidden for a company that is not public
 */
async function lockApplication(tx: Transaction, actor: SupplierActor, id: number) {
  const [found] = await tx
    .select({ offerId: agentApplication.offerId })
    .from(agentApplication)
    .innerJoin(agentOffer, eq(agentOffer.id, agentApplication.offerId))
    .where(and(eq(agentApplication.id, id), eq(agentOffer.companyId, actor.companyId)));
  if (!found) throw new AppError('notFound');
  await assertPublished(tx, actor.companyId);
  const offer = await lockOffer(tx, found.offerId);
  const [row] = await tx.select().from(agentApplication).where(eq(agentApplication.id, id)).for('update');
  if (!row) throw new AppError('notFound');
  return { offer, row };
}

async function answerApplication(
  tx: Transaction,
  actor: SupplierActor,
  row: ApplicationRow,
  event: 'accept' | 'decline',
  { key, text }: Reason<ApplicationDeclineKey>,
  now: Date,
): Promise<void> {
  const state = nextState(applicationLife, event, row.state, 'applicationState');
  await tx
    .update(agentApplication)
    .set({ state, declineKey: key, answer: text, answeredAt: now, updatedAt: now })
    .where(eq(agentApplication.id, row.id));
  await writeAudit(tx, actor, {
    action: `application.${event}`,
    targetId: row.id,
    companyId: actor.companyId,
  });
  const [reader] = await tx.select({ locale: account.locale }).from(account).where(eq(account.id, row.accountId));
  const title = await titleOf(tx, row.offerId, reader?.locale ?? 'en');
  await notifyAccount(tx, row.accountId, {
    type: event === 'accept' ? 'applicationAccepted' : 'applicationDeclined',
    values: {
      title,
      ...(event === 'accept' ? { answer: text, hasAnswer: text === '' ? 'no' : 'yes' } : reasonValues({ key, text })),
    },
    path: href('purchaserAgent'),
  });
}

/**
 * Accepts an application and assigns some of its requested countries. @throws AppError forbidden by role or if the
 * company is not public, notFound, conflict state:applicationState, badRequest at countries not requested, conflict
 * countries:territoryTaken where another agent has one and either would have it exclusively
 */
export async function acceptApplication(
  actor: SupplierActor,
  {
    id,
    countries,
    exclusive,
    answer,
  }: { id: number; countries: readonly string[]; exclusive: boolean; answer: string },
  now = new Date(),
): Promise<null> {
  assertMayDo(actor, 'quotation');
  await transaction(async (tx) => {
    const { offer, row } = await lockApplication(tx, actor, id);
    nextState(applicationLife, 'accept', row.state, 'applicationState');
    const requested = await tx
      .select({ code: agentApplicationCountry.countryCode })
      .from(agentApplicationCountry)
      .where(eq(agentApplicationCountry.applicationId, id));
    const given = [...new Set(countries)];
    if (given.some((code) => !requested.some((one) => one.code === code)))
      throw new AppError('badRequest', [{ field: 'countries', key: 'choice' }]);
    const others = await tx
      .select({ exclusive: agentTerritory.exclusive })
      .from(agentTerritory)
      .where(
        and(
          eq(agentTerritory.offerId, offer.id),
          inArray(agentTerritory.countryCode, given),
          ne(agentTerritory.applicationId, id),
        ),
      );
    if (others.some((one) => exclusive || one.exclusive))
      throw new AppError('conflict', [{ field: 'countries', key: 'territoryTaken' }]);
    await answerApplication(tx, actor, row, 'accept', { key: null, text: answer }, now);
    await tx
      .insert(agentTerritory)
      .values(given.map((countryCode) => ({ offerId: offer.id, applicationId: id, countryCode, exclusive })));
    return null;
  });
  await expire(['agent-list']);
  return null;
}

/**
 * Declines an application with a usual reason or words, which the applicant reads.
 * @throws AppError forbidden by role and for a company that is not public, notFound, conflict state:applicationState
 */
export const declineApplication = (
  actor: SupplierActor,
  id: number,
  reason: Reason<ApplicationDeclineKey>,
  now = new Date(),
): Promise<null> => {
  assertMayDo(actor, 'quotation');
  return transaction(async (tx) => {
    const { row } = await lockApplication(tx, actor, id);
    await answerApplication(tx, actor, row, 'decline', reason, now);
    return null;
  });
};
