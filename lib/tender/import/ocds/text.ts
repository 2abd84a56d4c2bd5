import { plainText } from '@/lib/platform/body/text';
import type { Block } from '@/lib/platform/body/types';
import { config } from '@/lib/platform/config';
import type { TenderLot } from '@/lib/platform/db/schema/tender-part';
import { locales } from '@/lib/platform/i18n/site';
import { Refusal } from '@/lib/platform/import/refusal';
import { importedBody, importedLine, line } from '@/lib/platform/import/text';
import type { TenderPatch, TenderText } from '@/lib/tender/import/types';
import { inLanguage } from './language';
import { buyerIn } from './party';
import type { Release } from './schema';

const summary = 300;
const lotLimit = 200;
type Tender = NonNullable<Release['tender']>;
type Fields = Record<string, unknown>;

const quantityOf = ({ quantity, unit }: { quantity?: number | null; unit?: { name?: string | null } | null }) =>
  quantity ? line(`${quantity} ${unit?.name ?? ''}`, 60) : '';

/** Lots, with the quantity if they have one item; without lots, the items themselves. */
function lotsOf({ lots, items }: Tender, locale: string, main: string | null): TenderLot[] {
  const write = (of: Fields, keys: string[]) =>
    keys.map((key) => inLanguage(of, key, locale, main)).find(Boolean) ?? '';
  const found = lots?.length
    ? lots.map((lot) => {
        const own =
          items?.filter(({ relatedLot }) => relatedLot != null && String(relatedLot) === String(lot.id)) ?? [];
        const [only] = own;
        return {
          title: write(lot, ['title', 'description']) || String(lot.id ?? ''),
          quantity: own.length === 1 && only ? quantityOf(only) : '',
        };
      })
    : (items ?? []).map((item) => ({ title: write(item, ['description']), quantity: quantityOf(item) }));
  return found
    .filter(({ title }) => title)
    .slice(0, lotLimit)
    .map((lot) => ({ ...lot, title: importedLine(lot.title, 200) }));
}

function lotBlocks({ lots }: Tender, locale: string, main: string | null): Block[] {
  return (lots ?? []).slice(0, lotLimit).flatMap((lot): Block[] => {
    const [title, text] = ['title', 'description'].map((key) => inLanguage(lot, key, locale, main));
    if (!title || !text || text.trim() === title.trim()) return [];
    const heading: Block = {
      type: 'heading',
      attrs: { level: 3 },
      content: [{ type: 'text', text: importedLine(title, 200) }],
    };
    return [heading, ...importedBody(text).content];
  });
}

/** A release, its merged process so far, and the language of both: null if unknown. */
type ReleaseTexts = { release: Release; compiled: Release; main: string | null };

function textIn(locale: string, { release, compiled, main }: ReleaseTexts): Partial<TenderText> {
  const tender = compiled.tender ?? {};
  const isStated = (key: string) =>
    Object.keys(release.tender ?? {}).some((name) => name === key || name.startsWith(`${key}_`));
  // The planning text is used until the tender has its own.
  const { planning } = release.tag?.includes('planning') ? release : {};
  const plan: Fields = {
    title: planning?.project?.title ?? planning?.budget?.project,
    description: planning?.rationale,
  };
  const field = (key: string) => inLanguage(tender, key, locale, main) || inLanguage(plan, key, locale, main);
  const [title, description] = [field('title'), field('description')];
  const isBodyStated = planning || isStated('description') || (isStated('lots') && (description || isStated('title')));
  const lots = isStated('lots') || isStated('items') ? lotsOf(tender, locale, main) : [];
  const text = isBodyStated ? importedBody(description) : null;
  const content = text ? [...text.content, ...lotBlocks(tender, locale, main)] : [];
  const isNamed = ['buyer', 'parties'].some((key) => key in release) || isStated('procuringEntity');
  return {
    ...(title && isNamed ? buyerIn(compiled, locale, main) : {}),
    ...(title && (planning || isStated('title')) ? { title: importedLine(title, config.content.title) } : {}),
    ...(lots.length ? { lots } : {}),
    ...(text && content.length ? { body: { type: 'doc', content }, summary: line(plainText(text), summary) } : {}),
  };
}

/**
 * The texts of a release by site language; if there are none, those in its own.
 * @param language as stated in the release
 * @throws Refusal language if no text remains
 */
export function textsOf(source: ReleaseTexts, language: string): TenderPatch['texts'] {
  const texts: TenderPatch['texts'] = {};
  for (const locale of locales) {
    const text = textIn(locale, source);
    if (Object.keys(text).length) texts[locale] = text;
  }
  if (Object.keys(texts).length === 0 && source.main) {
    const own = textIn(source.main, source);
    if (Object.keys(own).length) texts[source.main] = own;
  }
  // Lots in one language are also shown with titles in others.
  const lots = source.main ? texts[source.main]?.lots : undefined;
  if (lots) for (const text of Object.values(texts)) if (text) text.lots ??= lots;
  const isTitled = Object.values(texts).some((text) => text?.title);
  if (!source.main && source.release.tender?.title && !isTitled)
    throw new Refusal('language', `${language} is no language`);
  return texts;
}
