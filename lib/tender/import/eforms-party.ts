import { countryCodeOf } from '@/lib/import/country';
import { line } from '@/lib/import/text';
import { all, first, textAt, type XmlNode } from '@/lib/import/xml';
import type { TenderNames } from './types';

export const extension = (notice: XmlNode) =>
  first(notice, 'UBLExtensions/UBLExtension/ExtensionContent/EformsExtension');

/** An organisation of the notice by its number there. */
export const organisation = (notice: XmlNode, id: string): XmlNode | undefined =>
  all(extension(notice), 'Organizations/Organization/Company').find(
    (company) => textAt(company, 'PartyIdentification/ID') === id,
  );

function buyerOf(notice: XmlNode): XmlNode | undefined {
  const party = first(notice, 'ContractingParty/Party');
  return organisation(notice, textAt(party, 'PartyIdentification/ID')) ?? party;
}

const inAddress = (node: XmlNode | undefined, path: string) =>
  countryCodeOf(textAt(node, `${path}/Country/IdentificationCode`));

/** The buyer's country, else that of the place of work. */
export const countryOf = (notice: XmlNode): string | null =>
  inAddress(buyerOf(notice), 'PostalAddress') ??
  inAddress(first(notice, 'ProcurementProject'), 'RealizedLocation/Address') ??
  inAddress(first(notice, 'ProcurementProjectLot/ProcurementProject'), 'RealizedLocation/Address');

/** The buyer's name, city and where to ask. */
export function buyerNames(notice: XmlNode): Partial<TenderNames> {
  const buyer = buyerOf(notice);
  const name = textAt(buyer, 'PartyName/Name');
  if (!name) return {};
  const [contact] = all(buyer, 'Contact');
  const parts = ['Name', 'Telephone', 'ElectronicMail'].map((key) => textAt(contact, key)).filter(Boolean);
  return {
    buyer: line(name, 200),
    city: line(textAt(buyer, 'PostalAddress/CityName'), 80),
    contact: line(parts.join(', '), 300),
  };
}
