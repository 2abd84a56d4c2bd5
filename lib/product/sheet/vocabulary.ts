import 'server-only';
import { sql } from 'drizzle-orm';
import { config, type Unit } from '@/lib/platform/config';
import { type Db, rows } from '@/lib/platform/db/client';
import { type Locale, locales } from '@/lib/platform/i18n/site';
import { translator } from '@/lib/platform/i18n/translate';
import { nearest } from '@/lib/reference/fuzzy-match';
import type { PictureFound, Pictures } from './picture';

const folded = (words: string): string => words.normalize('NFKC').trim().toLowerCase();
type Named = { id: number; name: string; locale: Locale };

/** The values of a multi-value cell. */
export const listed = (words: string): string[] =>
  words
    .split(/[;；؛|\n]/)
    .map((one) => one.trim())
    .filter(Boolean);

/** The values of a multi-value cell. Commas separate too, if the whole is unknown but a part is known. */
export const partsOf = (cell: string, meaning: (words: string) => unknown): string[] =>
  listed(cell).flatMap((words) => {
    const isKnown = (one: string) => meaning(one) !== null;
    const parts = words.split(/[,，、،]/).map((one) => one.trim());
    return !isKnown(words) && parts.some(isKnown) ? parts.filter(Boolean) : [words];
  });

/** Lookups from cell text: names in any language, codes and numbers. */
export type Vocabulary = {
  category: (words: string) => number | null;
  tag: (words: string) => number | null;
  group: (words: string) => number | null;
  country: (words: string) => string | null;
  unit: (words: string) => Unit | null;
  negotiable: (words: string) => boolean;
  /** Suggestions of categories, tags and units for unknown text, in a language. */
  near: (column: NearColumn, words: string) => string[];
  /** The same for other columns, with candidates from `findNear`; both are limited per sheet. */
  nearOnce: (column: string, words: string, findNear: () => string[]) => string[];
  /** Result for a picture named in the sheet. */
  picture: (words: string) => PictureFound;
};
export type NearColumn = 'categories' | 'tags' | 'unit';

const ids = (found: readonly Named[]) => {
  const byName = new Map<string, number>();
  const known = new Set<number>();
  for (const { id, name } of found) {
    known.add(id);
    byName.set(folded(name), id);
  }
  return (words: string): number | null => {
    const named = byName.get(folded(words));
    if (named !== undefined) return named;
    const id = /^\d{1,9}$/.test(words) ? Number(words) : null;
    return id !== null && known.has(id) ? id : null;
  };
};

const nearMax = 3;
/** Suggestions below this share of the best one's similarity are left out. */
const nearOfBest = 0.7;
/** Maximum lookups of suggestions per sheet; each takes some milliseconds. */
const nearWords = 100;

/** Looks up suggestions once per word, `nearWords` in all. */
function suggestOnce(): Vocabulary['nearOnce'] {
  const known = new Map<string, string[]>();
  return (column, words, findNear) => {
    const place = `${column}:${folded(words)}`;
    const before = known.get(place);
    if (before) return before;
    if (known.size >= nearWords) return [];
    const found = findNear();
    known.set(place, found);
    return found;
  };
}

function nearIn(site: Locale, list: readonly Named[], words: string): string[] {
  const names = new Map<number, Named[]>();
  for (const one of list) names.set(one.id, [...(names.get(one.id) ?? []), one]);
  const found = nearest(words, [...names.values()], (all) => all.map(({ name }) => name), nearMax, nearOfBest);
  return found.flatMap(
    (all) =>
      [site, 'en', ...locales].map((locale) => all.find((one) => one.locale === locale)?.name).find(Boolean) ?? [],
  );
}

const leaf = sql`c.parent_id is not null and not exists (select from category below where below.parent_id = c.id)`;

/** Names of everything a company's products can refer to. */
export async function loadVocabulary(
  db: Db,
  companyId: number,
  site: Locale,
  pictures: Pictures = new Map(),
): Promise<Vocabulary> {
  const categories = await rows<Named>(
    db,
    sql`select c.id, t.name, t.locale from category c join category_translation t on t.category_id = c.id where ${leaf} order by c.id desc`,
  );
  const tags = await rows<Named>(
    db,
    sql`select t.tag_id as id, t.name, t.locale from tag_translation t join tag on tag.id = t.tag_id where tag.kind = 'product' order by 1 desc`,
  );
  const groups = await rows<Named>(
    db,
    sql`select g.id, t.name, t.locale from product_group g join product_group_translation t on t.group_id = g.id where g.company_id = ${companyId} order by g.id desc`,
  );
  const countries = await rows<{ code: string; name: string }>(
    db,
    sql`select country_code as code, name from country_translation`,
  );
  const units = new Map<string, Unit>(config.units.map((unit) => [folded(unit), unit]));
  const unitNames: Named[] = [];
  const free = new Set(['negotiable']);
  for (const locale of locales) {
    const t = await translator(locale);
    for (const [id, unit] of config.units.entries()) {
      const name = t(`productForm.units.${unit}`);
      units.set(folded(name), unit);
      unitNames.push({ id, name, locale });
    }
    free.add(folded(t('productForm.negotiable')));
  }
  const codes = new Map(
    countries.flatMap(({ code, name }) => [[folded(code), code] as const, [folded(name), code] as const]),
  );
  // A category may be written with its ancestors.
  const category = ids(categories);
  const nearOnce = suggestOnce();
  const lists: Record<NearColumn, readonly Named[]> = { categories, tags, unit: unitNames };
  return {
    category: (words) => category(words.split('>').at(-1)?.trim() ?? ''),
    tag: ids(tags),
    group: ids(groups),
    country: (words) => codes.get(folded(words)) ?? null,
    unit: (words) => units.get(folded(words)) ?? null,
    negotiable: (words) => free.has(folded(words)),
    picture: (words) => pictures.get(words) ?? { refusal: 'pictureNoArchive' },
    near: (column, words) => nearOnce(column, words, () => nearIn(site, lists[column], words)),
    nearOnce,
  };
}

/** The languages usually filled in first on a site's sheet. */
export const writtenFirst = (site: Locale): Locale[] => (site === 'en' ? ['en'] : [site, 'en']);
