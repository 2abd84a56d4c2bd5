import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { countries, type TCountryCode } from 'countries-list';
import { sql } from 'drizzle-orm';
import { config } from '@/lib/config';
import type { Executor } from '@/lib/db/client';
import { country, countryTranslation, nav, navTranslation, site, tdk } from '@/lib/db/schema/reference';
import { type Locale, locales, sites } from '@/lib/i18n/site';
import { m49Continent } from './continent';

const continentOf: Record<string, (typeof config.continents)[number]> = {
  AS: 'asia',
  EU: 'europe',
  AF: 'africa',
  SA: 'south-america',
  OC: 'oceania',
  NA: 'north-america',
};

/** The wording of CLDR that is not taken over, all in one place (decisions, Languages). */
const wording: Partial<Record<string, Record<Locale, string>>> = {
  HK: {
    zh: '中国香港',
    en: 'Hong Kong, China',
    fr: 'Hong Kong, Chine',
    ru: 'Гонконг, Китай',
    es: 'Hong Kong, China',
    ar: 'هونغ كونغ، الصين',
    pt: 'Hong Kong, China',
    de: 'Hongkong, China',
  },
  MO: {
    zh: '中国澳门',
    en: 'Macao, China',
    fr: 'Macao, Chine',
    ru: 'Макао, Китай',
    es: 'Macao, China',
    ar: 'ماكاو، الصين',
    pt: 'Macau, China',
    de: 'Macau, China',
  },
  TW: {
    zh: '中国台湾',
    en: 'Taiwan, China',
    fr: 'Taïwan, Chine',
    ru: 'Тайвань, Китай',
    es: 'Taiwán, China',
    ar: 'تايوان، الصين',
    pt: 'Taiwan, China',
    de: 'Taiwan, China',
  },
};

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

/** Countries with their continent, calling code, currency and names of CLDR; Antarctica has no trade. */
export function countryRows() {
  const codes = (Object.keys(countries) as TCountryCode[]).filter((code) => continentOf[countries[code].continent]);
  const translations = locales.flatMap((locale) => {
    const names = new Intl.DisplayNames([sites[locale].intl], { type: 'region' });
    const collator = new Intl.Collator(sites[locale].intl);
    return codes
      .map((code) => ({ countryCode: code as string, locale, name: wording[code]?.[locale] ?? names.of(code) ?? code }))
      .sort((a, b) => collator.compare(a.name, b.name))
      .map((row, sort) => ({ ...row, sort }));
  });
  return {
    countries: codes.map((code) => ({
      code: code as string,
      continent: m49Continent[code] ?? (continentOf[countries[code].continent] as string),
      callingCode: String(countries[code].phone[0] ?? ''),
      currency: countries[code].currency[0] ?? config.baseCurrency,
    })),
    translations,
  };
}

/** Writes what every GECO needs before its first page: sites, countries, navigation, title rules. Repeating it changes nothing. */
export async function seedReference(on: Executor): Promise<void> {
  await on
    .insert(site)
    .values(locales.map((locale) => ({ id: sites[locale].siteId, locale })))
    .onConflictDoNothing();
  const seed = countryRows();
  await on
    .insert(country)
    .values(seed.countries)
    .onConflictDoUpdate({
      target: country.code,
      set: { continent: sql`excluded.continent` },
      setWhere: sql`${country.continent} <> excluded.continent`,
    });
  await on.insert(countryTranslation).values(seed.translations).onConflictDoNothing();
  const items = read<NavSeed[]>('nav.json');
  await on
    .insert(nav)
    .values(items.map(({ label: _, ...item }, sort) => ({ ...item, sort })))
    .onConflictDoNothing();
  await on
    .insert(navTranslation)
    .values(items.flatMap(({ id, label }) => locales.map((locale) => ({ navId: id, locale, label: label[locale] }))))
    .onConflictDoNothing();
  const rules = Object.entries(read<TdkSeed>('tdk.json')).flatMap(([page, rule]) =>
    locales.map((locale) => ({
      siteId: sites[locale].siteId,
      page,
      title: rule.title[locale],
      description: rule.description[locale],
      keywords: rule.keywords[locale],
    })),
  );
  if (rules.length) await on.insert(tdk).values(rules).onConflictDoNothing();
}
