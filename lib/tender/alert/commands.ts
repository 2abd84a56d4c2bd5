import 'server-only';
import { and, eq, ne } from 'drizzle-orm';
import type { MemberActor } from '@/lib/platform/auth/actor';
import { config } from '@/lib/platform/config';
import type { Db } from '@/lib/platform/db/client';
import { account } from '@/lib/platform/db/schema/account';
import type { AlertState } from '@/lib/platform/db/schema/alert-state';
import { category, country } from '@/lib/platform/db/schema/reference';
import { tenderAlert } from '@/lib/platform/db/schema/tender-alert';
import { type Transaction, transaction } from '@/lib/platform/db/transaction';
import { AppError } from '@/lib/platform/errors';
import { isLocale, type Locale } from '@/lib/platform/i18n/site';
import { minorOf } from '@/lib/platform/money/amount';
import { compoundsOf } from '@/lib/platform/search/spelling';
import { type Compounds, keywordText } from '@/lib/platform/search/tsquery';
import { alertLimits } from './constants';
import { assertMayAlert } from './queries';
import { termsOf } from './rules';
import type { AlertInput } from './schema';

const own = ({ accountId }: MemberActor, id: number) =>
  and(eq(tenderAlert.id, id), eq(tenderAlert.accountId, accountId));

/** @throws AppError badRequest at an unknown country or category */
async function assertKnown(tx: Transaction, { countries, categoryIds }: AlertInput): Promise<void> {
  const codes = new Set((await tx.select({ code: country.code }).from(country)).map(({ code }) => code));
  if (!countries.every((code) => codes.has(code)))
    throw new AppError('badRequest', [{ field: 'alert.countries', key: 'choice' }]);
  const ids = new Set((await tx.select({ id: category.id }).from(category)).map(({ id }) => id));
  if (!categoryIds.every((id) => ids.has(id)))
    throw new AppError('badRequest', [{ field: 'alert.categoryIds', key: 'choice' }]);
}

/**
 * The alternatives of an alert's words as queries of a language: all words of one of them must match.
 * @throws AppError badRequest for words that cannot be searched for
 */
async function queriesOf(db: Db, locale: Locale, words: string) {
  const terms: string[] = [];
  const queries: string[] = [];
  for (const term of termsOf(words)) {
    const compounds: Compounds = locale === 'de' ? await compoundsOf(db, locale, term) : new Map();
    const { any } = await keywordText(db, locale, term, compounds);
    if (any === '') continue;
    terms.push(term);
    queries.push(any);
  }
  if (words !== '' && queries.length === 0) throw new AppError('badRequest', [{ field: 'alert.words', key: 'choice' }]);
  return { terms, queries, query: queries.length > 0 ? queries.map((one) => `(${one})`).join(' | ') : null };
}

/**
 * Locks the account, so that two tabs cannot exceed the limit together.
 * @throws AppError conflict id:savedCap over `config.account.tenderAlerts`
 */
async function assertRoom(tx: Transaction, { accountId }: MemberActor): Promise<void> {
  await tx.select({ id: account.id }).from(account).where(eq(account.id, accountId)).for('update');
  const count = await tx.$count(
    tenderAlert,
    and(eq(tenderAlert.accountId, accountId), ne(tenderAlert.state, 'deleted')),
  );
  if (count >= config.account.tenderAlerts) throw new AppError('conflict', [{ field: 'id', key: 'savedCap' }]);
}

/**
 * Saves an alert of the actor's, new or existing; a new one tells of tenders from now on.
 * @param site the language of new words
 * @throws AppError forbidden by role, notFound for another's, badRequest at countries, categories or words, conflict
 * id:savedCap over `config.account.tenderAlerts`
 */
export async function saveAlert(
  actor: MemberActor,
  site: Locale,
  { id, alert }: { id: number | null; alert: AlertInput },
  now = new Date(),
): Promise<{ id: number }> {
  assertMayAlert(actor);
  const { countries, valueMin, valueMax, currency, ...fields } = alert;
  const minor = (value: number | null) => (value === null ? null : minorOf(value, currency));
  const values = {
    ...fields,
    countryCodes: countries,
    valueMin: minor(valueMin),
    valueMax: minor(valueMax),
    currency,
  };
  return transaction(async (tx) => {
    await assertKnown(tx, alert);
    if (id === null) {
      await assertRoom(tx, actor);
      const text = await queriesOf(tx, site, alert.words);
      const [inserted] = await tx
        .insert(tenderAlert)
        .values({
          ...values,
          ...text,
          locale: site,
          accountId: actor.accountId,
          stateAt: now,
          coveredUntil: now,
          createdAt: now,
        })
        .returning({ id: tenderAlert.id });
      if (!inserted) throw new AppError('internal');
      return inserted;
    }
    const [stored] = await tx
      .select()
      .from(tenderAlert)
      .where(and(own(actor, id), ne(tenderAlert.state, 'deleted')))
      .for('update');
    if (!stored) throw new AppError('notFound');
    // Unchanged words stay in the language in which they were written.
    const locale = stored.words === alert.words && isLocale(stored.locale) ? stored.locale : site;
    const text = await queriesOf(tx, locale, alert.words);
    await tx
      .update(tenderAlert)
      .set({ ...values, ...text, locale })
      .where(eq(tenderAlert.id, id));
    return { id };
  });
}

/**
 * Pauses, resumes, deletes or restores an alert; a resumed one tells of tenders from now on, a restored one of all since it
 * was last covered.
 * @throws AppError forbidden by role, notFound if not the actor's or deleted for longer than undo takes, conflict
 * id:savedCap where a restored one would be over `config.account.tenderAlerts`
 */
export async function setAlertState(
  actor: MemberActor,
  { id, state }: { id: number; state: AlertState },
  now = new Date(),
): Promise<null> {
  assertMayAlert(actor);
  return transaction(async (tx) => {
    const [stored] = await tx.select().from(tenderAlert).where(own(actor, id)).for('update');
    if (!stored) throw new AppError('notFound');
    if (stored.state === state) return null;
    if (stored.state === 'deleted') {
      if (stored.stateAt < new Date(now.getTime() - alertLimits.undoMinutes * 60_000)) throw new AppError('notFound');
      await assertRoom(tx, actor);
    }
    const resumed = stored.state === 'paused' && state === 'active';
    await tx
      .update(tenderAlert)
      .set({ state, stateAt: now, ...(resumed && { coveredUntil: now }) })
      .where(eq(tenderAlert.id, id));
    return null;
  });
}
