import { plainText } from '@/lib/platform/body/text';
import type { Block } from '@/lib/platform/body/types';
import { config } from '@/lib/platform/config';
import { locales } from '@/lib/platform/i18n/site';
import { Refusal } from '@/lib/platform/import/refusal';
import { importedBody, importedLine, languageOf, line } from '@/lib/platform/import/text';
import { all, first, textIn, type XmlNode } from '@/lib/platform/import/xml';
import type { TenderPatch, TenderText } from '@/lib/tender/import/types';
import { buyerIn } from './party';

/** Lots and parts of a notice; groups of lots are none. */
export const lotsOf = (notice: XmlNode): XmlNode[] =>
  all(notice, 'ProcurementProjectLot').filter((lot) => first(lot, 'ID')?.attributes.schemeName !== 'LotsGroup');

/** A text in a language; without a language attribute it is in the notice's own. */
function inLanguage(node: XmlNode | undefined, name: string, locale: string, main: string | null): string {
  const found = all(node, name).find(({ attributes: { languageID } }) =>
    languageID ? languageOf(languageID) === locale : locale === main,
  );
  return textIn(found).trim();
}

function lotBlock(lot: XmlNode, write: (node: XmlNode | undefined, name: string) => string): Block[] {
  const project = first(lot, 'ProcurementProject');
  const [title, text] = [write(project, 'Name'), write(project, 'Description')];
  if (!title || !text) return [];
  return [
    { type: 'heading', attrs: { level: 3 }, content: [{ type: 'text', text: importedLine(title, 200) }] },
    ...importedBody(text).content,
  ];
}

function textOf(notice: XmlNode, locale: string, main: string | null): Partial<TenderText> | null {
  const write = (node: XmlNode | undefined, name: string) => inLanguage(node, name, locale, main);
  const project = first(notice, 'ProcurementProject');
  const title = write(project, 'Name');
  if (!title) return null;
  const text = importedBody([write(project, 'Description'), write(project, 'Note')].filter(Boolean).join('\n\n'));
  const lots = lotsOf(notice);
  // A single lot is the process itself.
  const parts = lots.length > 1 ? lots.flatMap((lot) => lotBlock(lot, write)) : [];
  const quantity = (lot: XmlNode) => {
    const amount = first(lot, 'ProcurementProject/EstimatedOverallContractQuantity');
    return amount ? line(`${textIn(amount)} ${amount.attributes.unitCode ?? ''}`, 60) : '';
  };
  const named = lots.flatMap((lot) => {
    const name = write(first(lot, 'ProcurementProject'), 'Name');
    return name ? [{ title: importedLine(name, 200), quantity: quantity(lot) }] : [];
  });
  return {
    title: importedLine(title, config.content.title),
    ...buyerIn(notice, locale),
    summary: line(plainText(text), 300),
    body: { type: 'doc', content: [...text.content, ...parts] },
    ...(named.length ? { lots: named } : {}),
  };
}

/**
 * The texts of a notice by site language; if there are none, those in its own.
 * @param main the notice's language, null if not stated
 * @throws Refusal language if no text remains
 */
export function textsOf(notice: XmlNode, main: string | null, language: string): TenderPatch['texts'] {
  const found = locales.flatMap((locale) => {
    const text = textOf(notice, locale, main);
    return text ? [[locale, text] as const] : [];
  });
  const name = first(notice, 'ProcurementProject/Name');
  if (found.length === 0 && name) {
    const own = main ?? languageOf(name.attributes.languageID ?? '');
    const text =
      own && (textOf(notice, own, main) ?? textOf(notice, languageOf(name.attributes.languageID ?? '') ?? own, main));
    if (own && text) return { [own]: text };
    throw new Refusal('language', language ? `${language} is no language` : 'a notice that does not tell its language');
  }
  return Object.fromEntries(found);
}
