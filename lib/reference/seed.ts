import 'server-only';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Db } from '@/lib/platform/db/client';
import { country, countryTranslation, nav, navTranslation, site, tdk } from '@/lib/platform/db/schema/reference';
import { type Locale, locales, sites } from '@/lib/platform/i18n/site';
import { countryRows } from './country';

type Text = Record<Locale, string>;
type NavSeed = {
  id: number;
  key: string;
  position: 'header' | 'footer';
  section?: string;
  route: string;
  sortBy?: string;
  label: Text;
};
type TdkSeed = Record<string, { title: Text; description: Text; keywords: Text }>;

const read = <T>(name: string) => JSON.parse(readFileSync(resolve('lib/reference/data', name), 'utf8')) as T;

/** Seeds what every installation needs: sites, countries, navigation, title templates. Idempotent. */
export async function seedReference(db: Db): Promise<void> {
  await db
    .insert(site)
    .values(locales.map((locale) => ({ id: sites[locale].siteId, locale })))
    .onConflictDoNothing();
  const seed = countryRows();
  await db
    .insert(country)
    .values(seed.countries)
    .onConflictDoUpdate({
      target: country.code,
      set: { continent: sql`excluded.continent` },
      setWhere: sql`${country.continent} <> excluded.continent`,
    });
  await db.insert(countryTranslation).values(seed.translations).onConflictDoNothing();
  const items = read<NavSeed[]>('nav.json');
  await db
    .insert(nav)
    .values(items.map(({ label: _, ...item }, sort) => ({ ...item, sort })))
    .onConflictDoUpdate({
      target: nav.id,
      set: { section: sql`excluded.section`, sort: sql`excluded.sort` },
      setWhere: sql`(${nav.section}, ${nav.sort}) is distinct from (excluded.section, excluded.sort)`,
    });
  await db
    .insert(navTranslation)
    .values(items.flatMap(({ id, label }) => locales.map((locale) => ({ navId: id, locale, label: label[locale] }))))
    .onConflictDoUpdate({
      target: [navTranslation.navId, navTranslation.locale],
      set: { label: sql`excluded.label` },
      setWhere: sql`${navTranslation.label} <> excluded.label`,
    });
  const rules = Object.entries(read<TdkSeed>('tdk.json')).flatMap(([page, rule]) =>
    locales.map((locale) => ({
      siteId: sites[locale].siteId,
      page,
      title: rule.title[locale],
      description: rule.description[locale],
      keywords: rule.keywords[locale],
    })),
  );
  if (rules.length) await db.insert(tdk).values(rules).onConflictDoNothing();
}
