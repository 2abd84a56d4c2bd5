import 'server-only';
import { sql } from 'drizzle-orm';
import { config } from '@/lib/platform/config';
import { type Db, rows } from '@/lib/platform/db/client';
import type { Locale } from '@/lib/platform/i18n/site';
import { countryCodeOf } from '@/lib/reference/country-code';
import type { Article } from './types';

/** Classification of an imported article. */
export type Filing = { countries: string[]; categories: number[]; keywords: number[] };
/** Keyword and sector ids, by language and lower-case name. */
export type LabelIds = { keywords: ReadonlyMap<string, number>; sectors: ReadonlyMap<string, number> };

const nameKey = (locale: Locale, name: string) => `${locale}\n${name.toLowerCase()}`;

/** Loads all names that labels can match. */
export async function loadNames(db: Db): Promise<LabelIds> {
  type Row = { id: number; locale: Locale; name: string };
  const keywords = await rows<Row>(db, sql`select keyword_id as id, locale, name from keyword_translation`);
  const sectors = await rows<Row>(
    db,
    sql`select t.category_id as id, t.locale, t.name from category_translation t join category c on c.id = t.category_id where c.parent_id is null`,
  );
  const mapped = (list: Row[]) => new Map(list.map(({ id, locale, name }) => [nameKey(locale, name), id]));
  return { keywords: mapped(keywords), sectors: mapped(sectors) };
}

/** Maps an article's labels to known keywords, sectors and countries; ignores unknown ones. */
export function filingOf({ labels, locale }: Article, { keywords, sectors }: LabelIds, country: string | null): Filing {
  const found = (of: ReadonlyMap<string, number>) => [
    ...new Set(labels.flatMap((label) => of.get(nameKey(locale, label)) ?? of.get(nameKey('en', label)) ?? [])),
  ];
  const countries = labels.flatMap((label) => (label.length > 3 ? (countryCodeOf(label) ?? []) : []));
  return {
    countries: [...new Set(countries.length ? countries : country ? [country] : [])].sort(),
    categories: found(sectors).sort((a, b) => a - b),
    keywords: found(keywords).slice(0, config.content.keywords),
  };
}
