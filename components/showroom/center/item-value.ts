import type { LanguageCoverage } from '@/components/form/language-tabs';
import type { UploadValue } from '@/components/form/upload/upload-value';
import { type Locale, locales } from '@/lib/platform/i18n/site';
import { type Collection, shapes, type TextName } from '@/lib/showroom/edit/collection';
import type { OwnItem } from '@/lib/showroom/edit/types';

type ItemText = Partial<Record<TextName, string>>;
/** Form values of an item; each collection uses some. */
export type ItemValues = {
  texts?: Partial<Record<Locale, ItemText>>;
  pictures?: string[];
  groupId?: number | null;
  domestic?: boolean;
  countryCode?: string;
  year?: number | null;
  name?: string;
  website?: string;
  layout?: 'text' | 'picture';
  shown?: boolean;
};

const blanks: Partial<Record<Collection, ItemValues>> = {
  case: { pictures: [], groupId: null, domestic: true, countryCode: '', year: null },
  milestone: { year: null },
  partner: { pictures: [], name: '', website: '' },
  module: { layout: 'text', pictures: [], shown: true },
  page: { pictures: [], shown: true },
};

const textsOf = (collection: Collection, site: Locale, stored: ItemValues['texts']): ItemValues => {
  const names = Object.keys(shapes[collection].texts) as TextName[];
  if (names.length === 0) return {};
  // The page's language first: missing texts are requested there.
  const ordered = [site, ...locales.filter((locale) => locale !== site)];
  const text = (locale: Locale) => Object.fromEntries(names.map((name) => [name, stored?.[locale]?.[name] ?? '']));
  return { texts: Object.fromEntries(ordered.map((locale) => [locale, text(locale)])) };
};

/** Form values of a version of an item; empty texts in every language for a new one. */
export function valuesOf(collection: Collection, site: Locale, version: ItemValues | null): ItemValues {
  const source = version ?? blanks[collection] ?? {};
  const pictures = shapes[collection].pictures.max > 0 ? { pictures: source.pictures ?? [] } : {};
  return { ...source, ...pictures, ...textsOf(collection, site, source.texts) };
}

export const filesOf = (item: OwnItem | null): UploadValue[] =>
  (item?.files ?? []).map((file) => ({ ...file, alt: '' }));

/** A text for the owner: in the page's language, else as visitors would see it. */
export function textIn(item: OwnItem, name: TextName, site: Locale): { text: string; locale: Locale } | null {
  const { texts = {} } = item.values as ItemValues;
  for (const locale of [site, 'en', 'zh', ...locales] as const) {
    const text = texts[locale]?.[name]?.trim();
    if (text) return { text, locale };
  }
  return null;
}

/** Text fields of a collection, the name first. */
export const namesOf = (collection: Collection): TextName[] => Object.keys(shapes[collection].texts) as TextName[];

/** Name of an item; null if there is none in any language. */
export function nameOf(collection: Collection, item: OwnItem, site: Locale): string | null {
  const [first] = namesOf(collection);
  return first ? (textIn(item, first, site)?.text ?? null) : (item.values as ItemValues).name || null;
}

/** Coverage of an item's texts per language. */
export function coverageOf(collection: Collection, item: OwnItem): Record<Locale, LanguageCoverage> {
  const { texts = {} } = item.values as ItemValues;
  const names = namesOf(collection);
  const needed = names.filter((name) => shapes[collection].texts[name]?.required);
  const of = (locale: Locale): LanguageCoverage => {
    const has = (name: TextName) => Boolean(texts[locale]?.[name]?.trim());
    if (!names.some(has)) return 'none';
    return needed.every(has) ? 'full' : 'part';
  };
  return Object.fromEntries(locales.map((locale) => [locale, of(locale)])) as Record<Locale, LanguageCoverage>;
}
