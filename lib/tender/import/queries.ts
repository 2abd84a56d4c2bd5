import 'server-only';
import { sql } from 'drizzle-orm';
import { type Db, rows } from '@/lib/platform/db/client';
import { utc } from '@/lib/platform/db/time';
import type { Draft } from './state';
import type { TenderNames, TenderState, TenderText } from './types';

/** A stored process. */
export type StoredTender = { id: number; state: TenderState; releases: ReadonlySet<string> };
type Row = Omit<TenderState, 'texts'> & {
  id: number;
  texts: (TenderText & { locale: string })[];
  releases: string[];
};

/** An ocid with a registered prefix is globally unique, in whichever package. */
const isOcid = (sourceId: string) => /^ocds-[a-z0-9]{6}-/.test(sourceId);

/** Unique key of a process. */
export const keyOf = ({ source, sourceId }: { source: string; sourceId: string }): string =>
  isOcid(sourceId) ? sourceId : `${source}\n${sourceId}`;

/** The stored ones among some processes, by key. */
export async function loadStored(
  db: Db,
  of: readonly { source: string; sourceId: string }[],
): Promise<Map<string, StoredTender>> {
  const keys = JSON.stringify(
    of.map(({ source, sourceId }) => ({ source: isOcid(sourceId) ? null : source, source_id: sourceId })),
  );
  const source = sql`tender x join json_to_recordset(${keys}::json) as w(source text, source_id text)
    on w.source_id = x.source_id and x.source = coalesce(w.source, x.source)`;
  // Lock first: a concurrent import of the same process must finish before the texts are read.
  await db.execute(sql`select from ${source} order by x.id for update of x`);
  const found = await rows<Row>(
    db,
    sql`select x.id, x.source, x.source_id as "sourceId", x.source_url as "sourceUrl", x.number, x.way, x.category, x.cpv,
        x.country_code as "countryCode", x.status, x.original_locale as "originalLocale", ${utc(sql`x.published_at`)} as "publishedAt",
        ${utc(sql`x.deadline_at`)} as "deadlineAt", x.deadline_offset as "deadlineOffset", ${utc(sql`x.opening_at`)} as "openingAt", x.budget_min::float8 as "budgetMin",
        x.budget_max::float8 as "budgetMax", x.currency, x.documents, x.award_amount::float8 as "awardAmount",
        x.award_currency as "awardCurrency", x.awarded_on::text as "awardedOn", ${utc(sql`x.released_at`)} as "releasedAt",
        (select coalesce(jsonb_agg(jsonb_build_object('locale', t.locale, 'title', t.title, 'summary', t.summary, 'buyer', t.buyer, 'city', t.city,
          'contact', t.contact, 'awardedTo', t.awarded_to, 'lots', t.lots, 'body', t.body)), '[]') from tender_translation t where t.tender_id = x.id) as texts,
        array(select k.category_id from tender_category k where k.tender_id = x.id order by 1) as categories,
        array(select r.release_id from tender_release r where r.tender_id = x.id) as releases
      from ${source} order by x.id desc`,
  );
  return new Map(
    found.map(({ id, texts, releases, ...row }) => {
      const own = Object.fromEntries(texts.map(({ locale, ...text }) => [locale, text]));
      return [keyOf(row), { id, state: { ...row, texts: own }, releases: new Set(releases) }];
    }),
  );
}

/** A stored process as a draft for further releases. */
export function draftOf({ state }: StoredTender): Draft {
  const text = state.texts[state.originalLocale] ?? Object.values(state.texts)[0];
  const names: Partial<TenderNames> = text
    ? { buyer: text.buyer, city: text.city, contact: text.contact, awardedTo: text.awardedTo }
    : {};
  return { ...state, names };
}
