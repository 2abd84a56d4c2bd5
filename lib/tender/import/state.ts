import type { TenderDocument } from '@/lib/platform/db/schema/tender-part';
import { isLocale, locales } from '@/lib/platform/i18n/site';
import { Refusal } from '@/lib/platform/import/refusal';
import type { TenderDefaults, TenderEntry, TenderNames, TenderPatch, TenderState, TenderText } from './types';

export type SectorIds = ReadonlyMap<string, number>;
/** A process that may still lack required fields. */
export type Draft = Omit<TenderState, 'countryCode'> & { countryCode: string | null; names: Partial<TenderNames> };

const emptyText: TenderText = {
  title: '',
  summary: '',
  buyer: '',
  city: '',
  contact: '',
  awardedTo: '',
  lots: [],
  body: { type: 'doc', content: [] },
};

/** A process with nothing known but its source. */
export const emptyDraft = ({ source, sourceId, date, published }: TenderEntry, assumed: TenderDefaults): Draft => ({
  source,
  sourceId,
  sourceUrl: null,
  number: '',
  way: 'tender',
  category: null,
  cpv: null,
  countryCode: null,
  status: 'open',
  originalLocale: assumed.locale ?? 'en',
  publishedAt: published < date ? published : date,
  releasedAt: '',
  deadlineAt: null,
  deadlineOffset: null,
  openingAt: null,
  budgetMin: null,
  budgetMax: null,
  currency: null,
  awardAmount: null,
  awardCurrency: null,
  awardedOn: null,
  documents: [],
  texts: {},
  names: {},
  categories: [],
});

/** Merges documents; a later one replaces one with the same URL or title. */
function withDocuments(before: readonly TenderDocument[], after: readonly TenderDocument[]): TenderDocument[] {
  const keyOf = ({ url, title }: TenderDocument) => url ?? title;
  return [...new Map([...before, ...after].map((document) => [keyOf(document), document])).values()];
}

const statusAfter = (before: Draft['status'], patch: TenderPatch, isNew: boolean): Draft['status'] =>
  // Processes withdrawn by staff stay withdrawn, and a repeated plan does not revoke a call.
  before === 'withdrawn' || (patch.status === 'planned' && !isNew) ? before : (patch.status ?? before);

const languagesOf = (...texts: object[]) => new Set(texts.flatMap(Object.keys));

/** Applies a release to a process. */
export function applied(draft: Draft, { date }: TenderEntry, patch: TenderPatch, sectors: SectorIds): Draft {
  const isNew = draft.releasedAt === '';
  const names = { ...draft.names, ...patch.names };
  const texts: Draft['texts'] = {};
  for (const locale of languagesOf(draft.texts, patch.texts)) {
    const [own, stated] = [draft.texts[locale], patch.texts[locale]];
    if (own || stated) texts[locale] = { ...(own ?? { ...emptyText, ...draft.names }), ...patch.names, ...stated };
  }
  const ids = patch.sectors?.flatMap((key) => sectors.get(key) ?? []);
  return {
    ...draft,
    ...patch.facts,
    status: statusAfter(draft.status, patch, isNew),
    originalLocale: isNew && patch.locale ? patch.locale : draft.originalLocale,
    publishedAt:
      isNew && patch.publishedAt && patch.publishedAt < draft.publishedAt ? patch.publishedAt : draft.publishedAt,
    documents: patch.documents ? withDocuments(draft.documents, patch.documents) : draft.documents,
    texts,
    names,
    categories: ids ? ids.sort((a, b) => a - b) : draft.categories,
    releasedAt: date,
  };
}

const isEmpty = (value: unknown) => value === null || value === '';
const deadlines = ['deadlineAt', 'deadlineOffset'] as const;
const sums = ['budgetMin', 'budgetMax', 'currency'] as const;
const awards = ['awardAmount', 'awardCurrency', 'awardedOn'] as const;

/** Fills gaps in the facts; related fields are only filled together. */
function withFacts(draft: Draft, facts: TenderPatch['facts']): TenderPatch['facts'] {
  const lockedKeys = [deadlines, sums, awards].flatMap((keys) =>
    keys.every((key) => isEmpty(draft[key])) ? [] : keys,
  );
  const entries = Object.entries(facts).filter(
    ([key]) => isEmpty(draft[key as keyof Draft]) && !lockedKeys.includes(key as (typeof lockedKeys)[number]),
  );
  return Object.fromEntries(entries);
}

/** Applies a late release to a process: it only fills what later ones did not state. */
export function filled(draft: Draft, { date, published }: TenderEntry, patch: TenderPatch): Draft {
  const texts: Draft['texts'] = {};
  for (const locale of languagesOf(draft.texts, patch.texts)) {
    const [own, stated] = [draft.texts[locale], patch.texts[locale]];
    const later = Object.entries(own ?? {}).filter(([, value]) =>
      Array.isArray(value) ? value.length > 0 : typeof value === 'string' ? value !== '' : value.content.length > 0,
    );
    if (own || stated)
      texts[locale] = { ...emptyText, ...patch.names, ...draft.names, ...stated, ...Object.fromEntries(later) };
  }
  return {
    ...draft,
    ...withFacts(draft, patch.facts),
    publishedAt: [draft.publishedAt, date, published].sort()[0] as string,
    documents: withDocuments(patch.documents ?? [], draft.documents),
    texts,
  };
}

/**
 * A process with all required fields.
 * @throws Refusal title, buyer or country
 */
export function completed({ names: _, ...draft }: Draft, assumed: TenderDefaults): TenderState {
  const written = Object.keys(draft.texts).filter((language) => draft.texts[language]?.title);
  const onSites = locales.filter((locale) => written.includes(locale));
  // Texts in other languages would be shown before site languages, so they are only used without any of those.
  const titled = onSites.length > 0 ? onSites : written;
  const [first] = titled;
  if (first === undefined) throw new Refusal('title', 'a process without a title');
  const countryCode = draft.countryCode ?? assumed.country;
  if (!draft.texts[first]?.buyer) throw new Refusal('buyer', 'a process without a buyer');
  if (!countryCode) throw new Refusal('country', 'a process whose country is not told');
  const texts = Object.fromEntries(titled.map((locale) => [locale, draft.texts[locale]])) as TenderState['texts'];
  const isOwn = titled.includes(draft.originalLocale) || !isLocale(draft.originalLocale);
  const originalLocale = isOwn ? draft.originalLocale : first;
  return { ...draft, countryCode, texts, originalLocale };
}
