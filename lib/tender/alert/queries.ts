import 'server-only';
import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import type { MemberActor } from '@/lib/platform/auth/actor';
import { assertMayDo } from '@/lib/platform/auth/rules';
import { config } from '@/lib/platform/config';
import { database } from '@/lib/platform/db/client';
import { categoryTranslation } from '@/lib/platform/db/schema/reference';
import { tenderAlert } from '@/lib/platform/db/schema/tender-alert';
import type { Locale } from '@/lib/platform/i18n/site';
import { translator } from '@/lib/platform/i18n/translate';
import { countTry } from '@/lib/platform/limit/count';
import { decimalOf } from '@/lib/platform/money/amount';
import { listTenderCards } from '@/lib/tender/queries';
import { leftUntil } from '@/lib/tender/rules';
import { siteWords } from '@/lib/tender/text';
import type { TenderCard } from '@/lib/tender/types';
import { type AlertRow, type Found, openMatches } from './match/queries';
import type { AlertMatch, AlertReason, TenderAlert } from './schema';

/** @throws AppError forbidden for a supplier's user who may not quote */
export const assertMayAlert = (actor: MemberActor): void => {
  if (actor.kind === 'supplier') assertMayDo(actor, 'quotation');
};

/** A tender's card with the reason for its match. */
export type AlertHit = { card: TenderCard; reason: AlertReason; found: Found };

/** What alerts found, with cards and reasons in a language; what is no longer public is left out. */
export async function hitsOf(
  site: Locale,
  alerts: readonly AlertRow[],
  found: readonly Found[],
  now: Date,
): Promise<AlertHit[]> {
  const cards = await listTenderCards(site, [...new Set(found.map(({ tenderId }) => tenderId))]);
  const sectors = [...new Set(alerts.flatMap(({ categoryIds }) => categoryIds))];
  const names = new Map(
    (sectors.length === 0
      ? []
      : await database()
          .select({ id: categoryTranslation.categoryId, name: categoryTranslation.name })
          .from(categoryTranslation)
          .where(and(eq(categoryTranslation.locale, site), inArray(categoryTranslation.categoryId, sectors)))
    ).map(({ id, name }) => [id, name]),
  );
  return found.flatMap((one) => {
    const alert = alerts.find(({ id }) => id === one.alertId);
    const card = cards.find(({ id }) => id === one.tenderId);
    if (!alert || !card) return [];
    const { countryCodes, categoryIds, terms, way, category, valueMin, valueMax } = alert;
    const reason: AlertReason = {
      country: countryCodes.length > 0 ? card.country.name : null,
      sectors: categoryIds.filter((id) => one.categoryIds.includes(id)).flatMap((id) => names.get(id) ?? []),
      words: one.terms.flatMap((place) => terms[place - 1] ?? []),
      way,
      category,
      value: valueMin !== null || valueMax !== null,
      days: card.deadlineAt === null ? null : leftUntil(card.deadlineAt, now.getTime(), 0).days,
    };
    return [{ card, reason, found: one }];
  });
}

/**
 * The actor's alerts in the order saved, each with its newest open matches and their reasons.
 * @throws AppError forbidden by role, tooManyRequests
 */
export async function listAlerts(
  actor: MemberActor,
  site: Locale,
  now = new Date(),
): Promise<{ items: TenderAlert[] }> {
  assertMayAlert(actor);
  const { accountId } = actor;
  await countTry('savedList', String(accountId));
  const alerts = await database()
    .select()
    .from(tenderAlert)
    .where(and(eq(tenderAlert.accountId, accountId), ne(tenderAlert.state, 'deleted')))
    .orderBy(asc(tenderAlert.id));
  const hits = await hitsOf(site, alerts, alerts.length > 0 ? await openMatches(accountId, now) : [], now);
  const t = await translator(site);
  const matchOf = ({ card, reason }: AlertHit): AlertMatch => {
    const { id, title, country, buyer, deadlineAt, deadlineOffset, budget } = card;
    return { id, title, about: siteWords(t, card), country, buyer, deadlineAt, deadlineOffset, budget, reason };
  };
  const items = alerts.map(({ id, state, name, words, countryCodes, categoryIds, way, category, ...more }) => {
    const { valueMin, valueMax, unstated, closingDays } = more;
    const currency = more.currency ?? config.baseCurrency;
    const decimal = (minor: number | null) => (minor === null ? null : decimalOf(minor, currency));
    const own = hits.filter(({ found }) => found.alertId === id);
    return {
      ...{
        id,
        state,
        name,
        words,
        countries: countryCodes,
        categoryIds,
        way,
        category,
        currency,
        unstated,
        closingDays,
      },
      ...{ valueMin: decimal(valueMin), valueMax: decimal(valueMax), open: own[0]?.found.total ?? 0 },
      matches: own.map(matchOf),
    };
  });
  return { items };
}
