import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import { config, type DirectoryKind } from '@/lib/platform/config';
import { database, rows } from '@/lib/platform/db/client';
import { nearest, nearestLocale, nearestTranslation } from '@/lib/platform/db/translation';
import type { Locale } from '@/lib/platform/i18n/site';
import type { ListState } from '@/lib/platform/routes/list-state';
import { findPortal } from '@/lib/portal/queries';
import { isAmong } from '@/lib/search/continent';
import { lastPage } from '@/lib/search/queries';
import type { DirectoryEntry, DirectoryPage } from './types';

type Row = {
  id: number;
  kind: DirectoryKind;
  name: string;
  locale: Locale;
  description: string;
  city: string;
  code: string;
  country: string;
  website: string | null;
  email: string | null;
  phone: string | null;
};

const entryOf = ({ name, locale, code, country, ...row }: Row): DirectoryEntry => ({
  ...row,
  name: { text: name, locale },
  country: { code, name: country },
});

const select = (locale: Locale, where: SQL, limit: number, offset = 0) =>
  sql`select x.id, x.kind, x.country_code as code, place.name as country, x.website, x.email, x.phone, ${nearest('name')} as name,
      ${nearestLocale('name')} as locale, ${nearest('description')} as description, ${nearest('city')} as city
    from directory_entry x ${nearestTranslation('directory_translation', 'entry_id', sql`x.id`, locale)}
      join country at on at.code = x.country_code
      join country_translation place on place.country_code = x.country_code and place.locale = ${locale}
    where x.shown and ${where} order by place.sort, x.sort, x.id limit ${limit} offset ${offset}`;

const conditions = (code: string | undefined, { country, continent, kind }: ListState): SQL => {
  const codes = country.map((one) => one.toUpperCase());
  // A country and a continent are combined by `or`, as in every list.
  const places = [
    ...(country.length > 0 ? [sql`x.country_code in ${codes}`] : []),
    ...(continent === null ? [] : [isAmong(continent, sql`array[x.country_code::text]`, sql`array[at.continent]`)]),
  ];
  return sql.join(
    [
      ...(code === undefined ? [] : [sql`x.country_code = ${code}`]),
      ...(places.length > 0 ? [sql`(${sql.join(places, sql` or `)})`] : []),
      kind === null ? sql`true` : sql`x.kind = ${kind}`,
    ],
    sql` and `,
  );
};

/** Subject of a directory list: an ISO country code in capitals, or search words. */
export type DirectorySubject = { code?: string | undefined; keyword?: string | undefined };

/**
 * A page of the global directory with its facets: sorted by country, or by relevance for search words.
 * @param size entries per page
 */
export async function listDirectory(
  locale: Locale,
  { code, keyword }: DirectorySubject,
  state: ListState,
  size: number = config.content.page,
): Promise<DirectoryPage> {
  const subject = { channels: ['directory'], country: code, keyword };
  const ofKind = state.kind === null ? subject : { ...subject, sub: state.kind };
  // Sorted by country, entries come from their table; the search rows only give the counts.
  const found = await findPortal(database(), locale, ofKind, state, keyword === undefined ? 1 : size);
  const all = state.kind === null ? found : await findPortal(database(), locale, subject, state, 1);
  const offset = (state.page - 1) * size;
  const items =
    keyword === undefined
      ? (await rows<Row>(database(), select(locale, conditions(code, state), size, offset))).map(entryOf)
      : await listDirectoryEntries(
          locale,
          found.refs.map(({ id }) => id),
        );
  const { total, facets, mended } = found;
  return { items, total, pages: lastPage(total, size), facets, kinds: all.subs, mended };
}

/** Directory entries in the order of `ids`; hidden ones are left out. */
export async function listDirectoryEntries(locale: Locale, ids: readonly number[]): Promise<DirectoryEntry[]> {
  if (ids.length === 0) return [];
  const found = (await rows<Row>(database(), select(locale, sql`x.id in ${ids}`, ids.length))).map(entryOf);
  return ids.flatMap((id) => found.filter((entry) => entry.id === id));
}
