import 'server-only';
import { and, asc, eq, lt, or } from 'drizzle-orm';
import { isDue } from '@/lib/notification/digest/rules';
import { notifyAccount } from '@/lib/notification/notice';
import { dayMs, hourMs } from '@/lib/platform/calendar/constants';
import { database } from '@/lib/platform/db/client';
import { account } from '@/lib/platform/db/schema/account';
import { tenderAlert, tenderAlertSent } from '@/lib/platform/db/schema/tender-alert';
import { transaction } from '@/lib/platform/db/transaction';
import { currentHosts } from '@/lib/platform/i18n/current-host';
import { atOffset, formatDay, formatList, formatNumber } from '@/lib/platform/i18n/format';
import { isLocale, type Locale } from '@/lib/platform/i18n/site';
import { translator } from '@/lib/platform/i18n/translate';
import { runItems } from '@/lib/platform/job/item';
import type { ScheduledJob } from '@/lib/platform/job/run';
import { href } from '@/lib/platform/routes/address';
import { budgetText, tenderName } from '@/lib/tender/text';
import { alertLimits } from './constants';
import { type AlertRow, type Found, newMatches } from './match/queries';
import { type AlertHit, hitsOf } from './queries';
import { reasonTexts } from './text';

type Reader = { id: number; kind: string; locale: Locale; alerts: AlertRow[] };

/** Accounts whose alerts are looked up with one statement. */
const batch = 1_000;

/** The active alerts that are due, by account: once a day, in the morning of the reader's time zone. */
async function dueReaders(now: Date): Promise<Reader[]> {
  const found = await database()
    .select({ alert: tenderAlert, kind: account.kind, locale: account.locale, timeZone: account.timeZone })
    .from(tenderAlert)
    .innerJoin(account, and(eq(account.id, tenderAlert.accountId), eq(account.status, 'active')))
    .where(and(eq(tenderAlert.state, 'active'), lt(tenderAlert.coveredUntil, new Date(now.getTime() - hourMs))))
    .orderBy(asc(tenderAlert.accountId), asc(tenderAlert.id));
  const readers = new Map<number, Reader>();
  for (const { alert, kind, locale, timeZone } of found) {
    if (!isLocale(locale) || !isDue('daily', timeZone, alert.coveredUntil, now)) continue;
    const reader = readers.get(alert.accountId) ?? { id: alert.accountId, kind, locale, alerts: [] };
    reader.alerts.push(alert);
    readers.set(alert.accountId, reader);
  }
  return [...readers.values()];
}

/** What the e-mail says of each alert: its name, then its tenders, each named once in an e-mail. */
async function paragraphsOf({ locale, alerts }: Reader, hits: readonly AlertHit[]): Promise<string[]> {
  const t = await translator(locale);
  const { absolute } = currentHosts();
  const lines = ({ card, reason }: AlertHit): string => {
    const { buyer, country, deadlineAt, deadlineOffset, budget } = card;
    const date = deadlineAt && formatDay(locale, atOffset(deadlineAt, deadlineOffset ?? 0));
    return [
      tenderName(t, card),
      t('tenderAlert.mail.buyer', { name: buyer, country: country.name }),
      t('tenderAlert.mail.value', { amount: budgetText(t, locale, budget) }),
      date ? t('tenderAlert.mail.deadline', { date }) : t('tender.noDeadline'),
      t('tenderAlert.mail.reason', { reason: reasonTexts(t, locale, reason, budget).join(' · ') }),
      absolute(locale, href('tenderDetail', { id: card.id })),
    ].join('\n');
  };
  return alerts.flatMap(({ id, name }) => {
    const own = hits.filter(({ found }) => found.alertId === id);
    const rest = (own[0]?.found.total ?? 0) - own.length;
    if (own.length === 0) return [];
    return [
      t('tenderAlert.mail.alert', { name }),
      ...own.map(lines),
      ...(rest > 0 ? [t('tenderAlert.mail.more', { count: rest, n: formatNumber(locale, rest) })] : []),
    ];
  });
}

/** Each tender once, under the first alert that found it, at most `alertLimits.mailItems`. */
const onceEach = (hits: readonly AlertHit[], alerts: readonly AlertRow[]): AlertHit[] => {
  const seen = new Set<number>();
  return alerts
    .flatMap(({ id }) => hits.filter(({ found }) => found.alertId === id))
    .filter(({ card }) => !seen.has(card.id) && seen.add(card.id))
    .slice(0, alertLimits.mailItems);
};

/** Tells a reader of what was found: one notice with its e-mail, by whichever node is faster. */
async function tell(reader: Reader, found: readonly Found[], now: Date): Promise<boolean> {
  const { id: accountId, kind, locale, alerts } = reader;
  const hits = await hitsOf(locale, alerts, found, now);
  return transaction(async (tx) => {
    const taken = await tx
      .update(tenderAlert)
      .set({ coveredUntil: now })
      .where(
        or(
          ...alerts.map(({ id, coveredUntil }) =>
            and(eq(tenderAlert.id, id), eq(tenderAlert.coveredUntil, coveredUntil), eq(tenderAlert.state, 'active')),
          ),
        ),
      )
      .returning({ id: tenderAlert.id });
    const own = alerts.filter(({ id }) => taken.some((one) => one.id === id));
    const shown = onceEach(hits, own);
    if (shown.length === 0) return false;
    const ids = new Set(shown.map(({ card }) => card.id));
    await tx
      .insert(tenderAlertSent)
      .values(
        hits
          .filter((hit) => own.some(({ id }) => id === hit.found.alertId) && ids.has(hit.card.id))
          .map(({ found: { alertId, tenderId } }) => ({ alertId, tenderId, sentAt: now })),
      )
      .onConflictDoNothing();
    const names = own.filter(({ id }) => shown.some((hit) => hit.found.alertId === id)).map(({ name }) => name);
    await notifyAccount(tx, accountId, {
      type: 'tenderAlert',
      values: { count: shown.length, n: formatNumber(locale, shown.length), names: formatList(locale, names) },
      path: href(kind === 'supplier' ? 'supplierTenderAlert' : 'purchaserTenderAlert'),
      paragraphs: await paragraphsOf({ ...reader, alerts: own }, shown),
    });
    return true;
  });
}

/** Forgets deleted alerts once their undo is over, and what was sent long ago. */
async function sweep(now: Date): Promise<void> {
  const { undoMinutes, sentDays } = alertLimits;
  const [deleted, sent] = [now.getTime() - undoMinutes * 60_000, now.getTime() - sentDays * dayMs];
  await database()
    .delete(tenderAlert)
    .where(and(eq(tenderAlert.state, 'deleted'), lt(tenderAlert.stateAt, new Date(deleted))));
  await database()
    .delete(tenderAlertSent)
    .where(lt(tenderAlertSent.sentAt, new Date(sent)));
}

/**
 * Tells owners of alerts of new tenders, once a day in the morning of their time zone, if there are any.
 * @returns the number of accounts told
 */
export async function sendTenderAlerts(now = new Date()): Promise<number> {
  const readers = await dueReaders(now);
  let count = 0;
  for (let at = 0; at < readers.length; at += batch) {
    const some = readers.slice(at, at + batch);
    const found = await newMatches(
      some.flatMap(({ alerts }) => alerts),
      now,
    );
    count += await runItems(
      'tenderAlert',
      some,
      ({ id }) => `${id}:${now.toISOString().slice(0, 10)}`,
      (reader) =>
        tell(
          reader,
          found.filter(({ alertId }) => reader.alerts.some(({ id }) => id === alertId)),
          now,
        ),
    );
  }
  await sweep(now);
  return count;
}

/** Mails tenders that alerts found; runs every quarter of an hour. */
export const tenderAlertJob: ScheduledJob = {
  name: 'tender-alert',
  cron: '*/15 * * * *',
  run: () => sendTenderAlerts(),
};
