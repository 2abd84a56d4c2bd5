import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Grade, Membership, Unit } from '@/lib/platform/config';
import { formatNumber } from '@/lib/platform/i18n/format';
import { type Locale, locales } from '@/lib/platform/i18n/site';
import { unitSpace, unitSymbol } from '@/lib/product/unit';

/** A text in all eight languages. */
export type Text = Record<Locale, string>;

export type KindSeed = {
  key: string;
  category: string;
  art: string;
  noun: Text;
  /** Other names of the trade, by which buyers search. */
  synonyms?: Text;
  unit: Unit;
  price: 'range' | 'fixed' | 'negotiable' | 'mixed';
  moq: [number, number];
  leadDays: [number, number];
  tags: string[];
  hs: string;
  name: Text;
  summary: Text;
  introduction: Text;
  params: { key: string; label: string; group: string; type: 'number' | 'range' | 'option' | 'text'; unit?: string }[];
  sizes: ({ model: string; price: number } & Record<string, string | number | [number, number]>)[];
};

export type SectorSeed = {
  sector: string;
  name: Text;
  slogan: Text;
  categories: { key: string; name: Text; art: string; terms?: Text }[];
  groups: Record<string, Text>;
  labels: Record<string, Text>;
  options: Record<string, Text>;
  kinds: KindSeed[];
};

export type CompanySeed = {
  key: string;
  country: string;
  region: Text;
  city: Text;
  name: Text;
  brand: string;
  prefix: string;
  logo: { family: string; hue: number };
  categories: string[];
  tags: string[];
  grade: Grade;
  membership: Membership;
  /** what ran out and was not renewed */
  lapsed?: 'grade' | 'membership';
  founded: number;
  employees: number;
  floorArea: number;
  exportCountries: number;
  joined: string;
  currency: string;
  slogan: Text;
  introduction: Text;
  address: Text;
  phone: string;
  email: string;
  website: string;
  contactPerson: Text;
  contactTitle: Text;
};

/** Whether a company has certificates in its showroom: one whose grade is C has had nothing checked. */
export const showsCertificates = ({ grade }: Pick<CompanySeed, 'grade'>): boolean => grade !== 'C';

export type ShowroomSeed = {
  caseGroups: { key: string; name: Text }[];
  /** `group` is a key of `caseGroups` */
  cases: {
    category: string;
    group: string;
    country: string;
    year: number;
    domestic: boolean;
    title: Text;
    description: Text;
  }[];
  partners: { name: string; site: boolean }[];
  process: { title: Text; description: Text }[];
  /** `pictures` is how many it shows */
  modules: { pictures: number; title: Text; body: Text }[];
  powers: { key: string; title: Text; description: Text; art: string }[];
  team: { title: Text; bio: Text }[];
  personNames: Text[];
  certificates: {
    key: string;
    name: Text;
    issuer: Text;
    scope: Text;
    type: 'system' | 'report' | 'authorisation' | 'patent' | 'qualification' | 'other';
  }[];
  customPages: { title: Text; body: Text }[];
  /** `after`: whole years since the founding, 0 the founding itself; `since`: the calendar year it became possible */
  history: { text: Text; after: number; since?: number }[];
  production: { line: Text; capacity: Text }[];
};

/** A launch of a company's product of one kind; no countries is the whole world. */
export type LaunchSeed = { company: string; kind: string; countries: string[]; slogan: Text };
/** An agent offer. */
export type OfferSeed = LaunchSeed & { detail: Text };

/** A company whose profile waits for review, or was rejected. */
export type WaitingCompany = {
  key: string;
  country: string;
  prefix: string;
  brand: string;
  logo: { family: string; hue: number };
  categories: string[];
  founded: number;
  employees: number;
  floorArea: number;
  exportCountries: number;
  phone: string;
  email: string;
  website: string;
  translations: Partial<
    Record<
      Locale,
      Record<
        'name' | 'slogan' | 'introduction' | 'region' | 'city' | 'address' | 'contactName' | 'contactTitle',
        string
      >
    >
  >;
  /** why it was, and the fields that were flagged */
  rejected?: string;
  flags?: string[];
};
export type WaitingSeed = {
  companies: WaitingCompany[];
  products: {
    /** what a change adds to the introduction */
    added: Text;
    companies: string[];
    rejected: { company: string; change: boolean; reason: string; flags: string[] }[];
  };
};

export const sectorKeys = [
  'energy',
  'transport',
  'mining',
  'construction',
  'information',
  'agriculture',
  'medical',
  'light-industry',
] as const;

const read = <T>(name: string) => JSON.parse(readFileSync(resolve('lib/demo/data', name), 'utf8')) as T;

const decimalSigns = new Map(locales.map((locale) => [locale, formatNumber(locale, 0.5).slice(1, 2)]));

/** A text with its decimals as a language writes them. */
export const withDecimals = (text: string, locale: Locale): string =>
  text.replace(/(?<=\d)\.(?=\d)/g, decimalSigns.get(locale) ?? '.');

const inEach = (of: (locale: Locale) => string): Text => ({
  ...{ zh: of('zh'), en: of('en'), fr: of('fr'), ru: of('ru') },
  ...{ es: of('es'), ar: of('ar'), pt: of('pt'), de: of('de') },
});

/** A sector whose texts with decimals are options: a product's text is one for all languages, what an option is called is not. */
function withWritten(sector: SectorSeed): SectorSeed {
  const options = { ...sector.options };
  const kinds = sector.kinds.map((kind) => {
    const params = kind.params.map(({ unit = '', ...param }) => {
      const texts = param.type === 'text' ? kind.sizes.map((size) => String(size[param.key])) : [];
      if (!texts.some((text) => /\d\.\d/.test(text))) return { ...param, unit };
      const end = (locale: Locale) => (unit === '' ? '' : unitSpace(locale, unit) + unitSymbol(locale, unit));
      for (const text of texts) options[text] = inEach((locale) => withDecimals(text, locale) + end(locale));
      return { ...param, type: 'option' as const };
    });
    return { ...kind, params };
  });
  return { ...sector, options, kinds };
}

/** The eight sectors with their categories and kinds of product, in the order in which the site shows them. */
export const readSectors = () => sectorKeys.map((key) => withWritten(read<SectorSeed>(`catalogue/${key}.json`)));
/** The demo companies with the tags of companies and products. */
export const readCompanies = () =>
  read<{
    tags: { key: string; name: Text }[];
    productTags: { key: string; name: Text }[];
    companies: CompanySeed[];
  }>('companies.json');
/** What showrooms are put together from. */
export const readShowroom = () => read<ShowroomSeed>('showroom.json');
/** The global launches and agent offers. */
export const readLaunches = () => read<{ launches: LaunchSeed[]; offers: OfferSeed[] }>('launch.json');
/** What waits for the staff, and what they rejected. */
export const readWaiting = () => read<WaitingSeed>('waiting.json');
