import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Locale, locales } from '@/lib/platform/i18n/site';

const folder = resolve('lib/demo/data/portal');
const json = <T>(path: string) => JSON.parse(readFileSync(path, 'utf8')) as T;

/** What the loaders of the portal's parts share. */
export type Portal = {
  now: Date;
  /** by the key of a top-level category */
  sectorIds: ReadonlyMap<string, number>;
  keywordIds: ReadonlyMap<string, number>;
};

/** An item of the demo's portal with its texts by language. */
export type Item<Facts, Text> = Facts & { key: string; texts: Partial<Record<Locale, Text>> };

/** The items of one file, or of all whose name begins with it, in their order. */
export function readItems<Facts, Text>(name: string): Item<Facts, Text>[] {
  const files = readdirSync(folder).filter((file) => file === `${name}.json` || file.startsWith(`${name}-`));
  return files.sort().flatMap((file) => {
    const base = file.replace(/\.json$/, '');
    const texts = locales.flatMap((locale) => {
      const path = `${folder}/text/${base}.${locale}.json`;
      return existsSync(path) ? [[locale, json<Record<string, Text>>(path)] as const] : [];
    });
    return json<{ items: (Facts & { key: string })[] }>(`${folder}/${file}`).items.map((item) => ({
      ...item,
      texts: Object.fromEntries(
        texts.flatMap(([locale, all]) => (all[item.key] ? [[locale, all[item.key]]] : [])),
      ) as Partial<Record<Locale, Text>>,
    }));
  });
}

export type ContentFacts = {
  days: number;
  countries?: string[];
  sectors?: string[];
  keywords?: string[];
  art?: string;
  pick?: boolean;
  /** the channel's own division, under the name it has there */
  sub?: string;
  stage?: string;
  kind?: string;
  way?: string;
  type?: string;
  seconds?: number;
};
export type ContentTexts = { title: string; summary: string; source?: string; body: string };

export type TenderFacts = {
  way: 'tender' | 'inquiry';
  category: 'engineering' | 'materials' | 'services';
  country: string;
  sectors: string[];
  number: string;
  days: number;
  deadlineDays: number;
  openingDays: number | null;
  /** in whole units of the currency */
  budget: { min: number | null; max: number | null; currency: string } | null;
  language: Locale;
  bidBond: number | null;
  documents: { kind: string; language: Locale; pages: number }[];
  lots: number;
  status: 'open' | 'awarded' | 'cancelled';
  award: { amount: number; currency: string; days: number } | null;
};
export type TenderTexts = {
  title: string;
  buyer: string;
  city: string;
  summary: string;
  body: string;
  lots: { title: string; quantity: string }[];
  contact: string;
  awardedTo: string;
};

export type FairFacts = {
  startsInDays?: number;
  days?: number;
  kind?: 'session';
  day?: number;
  starts?: string;
  ends?: string;
  format?: string;
  sectors?: string[];
};
export type CountryFacts = { country: string; asOf: string };
export type CountryTexts = Record<'handbook' | 'tax' | 'policy', { summary: string; body: string }>;
export type DirectoryFacts = { country: string; kind: string; website: string | null };
export type DirectoryTexts = { name: string; city: string; description: string };
