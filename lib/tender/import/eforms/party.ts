import { languageOf, line } from '@/lib/platform/import/text';
import { all, first, textAt, textIn, type XmlNode } from '@/lib/platform/import/xml';
import { countryCodeOf } from '@/lib/reference/country-code';
import type { TenderNames } from '@/lib/tender/import/types';

const nameLimit = 500;

export const extension = (notice: XmlNode) =>
  first(notice, 'UBLExtensions/UBLExtension/ExtensionContent/EformsExtension');

/** An organisation in the notice by id. */
export const organisation = (notice: XmlNode, id: string): XmlNode | undefined =>
  all(extension(notice), 'Organizations/Organization/Company').find(
    (company) => textAt(company, 'PartyIdentification/ID') === id,
  );

/** All joint buyers, in the notice's order. */
const buyersOf = (notice: XmlNode): XmlNode[] =>
  all(notice, 'ContractingParty/Party').map(
    (party) => organisation(notice, textAt(party, 'PartyIdentification/ID')) ?? party,
  );

const inAddress = (node: XmlNode | undefined, path: string) =>
  countryCodeOf(textAt(node, `${path}/Country/IdentificationCode`));

/** The buyer's country, else that of the place of work. */
export const countryOf = (notice: XmlNode): string | null =>
  inAddress(buyersOf(notice)[0], 'PostalAddress') ??
  inAddress(first(notice, 'ProcurementProject'), 'RealizedLocation/Address') ??
  inAddress(first(notice, 'ProcurementProjectLot/ProcurementProject'), 'RealizedLocation/Address');

const namesOf = (buyers: readonly XmlNode[], pick: (names: XmlNode[]) => XmlNode | undefined): string[] =>
  buyers.flatMap((buyer) => {
    const names = all(buyer, 'PartyName/Name');
    return textIn(pick(names) ?? names[0]).trim() || [];
  });

/** Buyer names in a language if any has one in it, the others in their own. */
export function buyerIn(notice: XmlNode, language: string): Partial<TenderNames> {
  const own = (name: XmlNode) => languageOf(name.attributes.languageID ?? '') === language;
  const buyers = buyersOf(notice);
  if (!buyers.some((buyer) => all(buyer, 'PartyName/Name').some(own))) return {};
  return { buyer: line(namesOf(buyers, (names) => names.find(own)).join('; '), nameLimit) };
}

/** The buyers' names, the city of the first and where to ask it. */
export function buyerNames(notice: XmlNode): Partial<TenderNames> {
  const buyers = buyersOf(notice);
  const [buyer] = buyers;
  const names = namesOf(buyers, ([name]) => name);
  if (names.length === 0) return {};
  const [contact] = all(buyer, 'Contact');
  const parts = ['Name', 'Telephone', 'ElectronicMail'].map((key) => textAt(contact, key)).filter(Boolean);
  return {
    buyer: line(names.join('; '), nameLimit),
    city: line(textAt(buyer, 'PostalAddress/CityName'), 80),
    contact: line(parts.join(', '), 300),
  };
}
