import { getCountryDataList } from 'countries-list';
import { plain } from '@/lib/platform/i18n/fold';
import { locales, sites } from '@/lib/platform/i18n/site';
import { countryRows } from '@/lib/reference/country';

const keyOf = (name: string) =>
  plain(name)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/^the | the /g, ' ')
    .trim();

// Names in use other than CLDR's.
const others: Record<string, readonly string[]> = {
  BO: ['Bolivia, Plurinational State of'],
  CD: ['Democratic Republic of Congo', 'DR Congo', 'DRC', 'Congo, Democratic Republic of'],
  CG: ['Republic of the Congo', 'Congo'],
  CI: ['Ivory Coast'],
  CN: ['People’s Republic of China', 'PRC'],
  CV: ['Cabo Verde'],
  CZ: ['Czech Republic'],
  GB: ['UK', 'Great Britain', 'England', 'Scotland', 'Wales', 'Northern Ireland'],
  IR: ['Iran, Islamic Republic of'],
  KG: ['Kyrgyz Republic'],
  KR: ['Korea, Republic of', 'Republic of Korea'],
  LA: ['Lao PDR'],
  MD: ['Moldova, Republic of'],
  MK: ['Macedonia'],
  MM: ['Burma'],
  RU: ['Russian Federation'],
  SY: ['Syrian Arab Republic'],
  SZ: ['Swaziland'],
  TR: ['Turkey'],
  TZ: ['Tanzania, United Republic of', 'United Republic of Tanzania'],
  US: ['USA', 'United States of America'],
  VE: ['Venezuela, Bolivarian Republic of'],
  VN: ['Viet Nam'],
};

let known: Map<string, string> | null = null;

function names(): Map<string, string> {
  if (known) return known;
  const { countries, translations } = countryRows();
  const codes = new Set(countries.map(({ code }) => code));
  known = new Map();
  for (const locale of locales) {
    const cldr = new Intl.DisplayNames([sites[locale].intl], { type: 'region' });
    for (const code of codes) known.set(keyOf(cldr.of(code) ?? code), code);
  }
  for (const { name, countryCode } of translations) known.set(keyOf(name), countryCode);
  for (const [code, list] of Object.entries(others)) for (const name of list) known.set(keyOf(name), code);
  for (const { iso2, iso3 } of getCountryDataList())
    if (codes.has(iso2)) known.set(keyOf(iso2), iso2).set(keyOf(iso3), iso2);
  return known;
}

/** ISO code for a two- or three-letter code or a name in any of the eight languages; else null. */
export const countryCodeOf = (text: string | null | undefined): string | null => names().get(keyOf(text ?? '')) ?? null;
