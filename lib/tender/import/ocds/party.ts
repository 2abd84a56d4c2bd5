import { line } from '@/lib/platform/import/text';
import { countryCodeOf } from '@/lib/reference/country-code';
import type { TenderNames } from '@/lib/tender/import/types';
import { inLanguage } from './language';
import type { OcdsParty, Release } from './schema';

const nameLimit = 500;
type Country = { code: string | null };

function withRole({ parties }: Release, role: string): OcdsParty | undefined {
  return parties?.find((party) => party.roles?.includes(role));
}

/** The buyer: the reference merged with its entry in parties (in OCDS 1.0, embedded). */
function buyerOf(release: Release): OcdsParty | undefined {
  const { buyer, tender, parties } = release;
  const reference = buyer ?? tender?.procuringEntity ?? undefined;
  const listed = parties?.find(({ id }) => id !== undefined && id !== null && String(id) === String(reference?.id));
  const role = withRole(release, 'buyer') ?? withRole(release, 'procuringEntity');
  if (!reference) return role;
  return {
    ...reference,
    ...(listed ?? (reference.address ? {} : role)),
    name: reference.name || listed?.name || role?.name,
  };
}

const inAddress = (address: OcdsParty['address']) =>
  countryCodeOf(address?.country) ?? countryCodeOf(address?.countryName);
// Schemes of org-id.guide begin with the country's code, as GB-COH does.
const inScheme = (party: OcdsParty | undefined) => {
  const id = party?.identifier?.scheme ?? (typeof party?.id === 'string' ? party.id : '');
  return /^[A-Z]{2}-[A-Z0-9]/.test(id) ? countryCodeOf(id.slice(0, 2)) : null;
};

/** The country of a process: the buyer's, else that of delivery, else of the buyer's register. */
export function countryOf(release: Release): Country['code'] {
  const buyer = buyerOf(release);
  const entity = withRole(release, 'procuringEntity');
  const delivery = release.tender?.items?.find(({ deliveryAddress }) => inAddress(deliveryAddress));
  return (
    inAddress(buyer?.address) ??
    inAddress(entity?.address) ??
    inAddress(delivery?.deliveryAddress) ??
    inScheme(buyer) ??
    inScheme(entity)
  );
}

/** All joint buyers: the reference first, then others with that role. */
function buyersOf(release: Release): OcdsParty[] {
  const first = buyerOf(release);
  const others = (release.parties ?? []).filter(
    ({ roles, id, name: text }) =>
      roles?.includes('buyer') && String(id) !== String(first?.id) && text?.trim() !== first?.name?.trim(),
  );
  return [...(first ? [first] : []), ...others].filter((one) => one.name?.trim());
}

/** Buyer names in a language if any has one in it (name_fr), the others in their own. */
export function buyerIn(release: Release, language: string, main: string | null): Partial<TenderNames> {
  const buyers = buyersOf(release);
  const own = buyers.map((buyer) => inLanguage(buyer, 'name', language, main));
  if (!own.some(Boolean)) return {};
  return { buyer: line(buyers.map((buyer, index) => own[index] || (buyer.name ?? '')).join('; '), nameLimit) };
}

/** Names of the buyers in a release, city and contact of the first. */
export function buyerNames(release: Release): Partial<TenderNames> {
  const buyers = buyersOf(release);
  const [buyer] = buyers;
  if (!buyer) return {};
  const { name: person, telephone, email } = buyer.contactPoint ?? {};
  const contact = [person, telephone, email].filter((part) => part?.trim()).join(', ');
  return {
    buyer: line(buyers.map(({ name }) => name).join('; '), nameLimit),
    ...(buyer.address?.locality ? { city: line(buyer.address.locality, 80) } : {}),
    ...(contact ? { contact: line(contact, 300) } : {}),
  };
}
