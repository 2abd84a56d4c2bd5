import type { ComboboxOption } from '@/components/ui/combobox';
import { companySearchCall } from '@/lib/company/schema';
import { followListCall } from '@/lib/footprint/follow/schema';
import { favouriteListCall } from '@/lib/footprint/schema';
import { callContract } from '@/lib/platform/http/call-contract';
import { type Locale, sites } from '@/lib/platform/i18n/site';

export type Guest = { id: number; name: string };

const max = 20;

/** Suppliers to invite by name; before typing, followed and favourite ones. */
export async function findSuppliers(
  site: Locale,
  words: string,
  signal: AbortSignal,
): Promise<ComboboxOption<Guest>[]> {
  const options = { quiet: true, signal, userType: 'purchaser' } as const;
  const page = { siteId: sites[site].siteId, page: 1, pageSize: max };
  const shown = (guests: readonly Guest[]) => {
    const once = [...new Map(guests.map((one) => [one.id, one])).values()];
    return once.map((item) => ({ key: String(item.id), label: item.name, item }));
  };
  if (words !== '') {
    const asAnybody = { ...options, userType: null };
    const { items } = await callContract(companySearchCall, { ...page, keyword: words }, asAnybody);
    return shown(items.map(({ id, name }) => ({ id, name: name.text })));
  }
  const [follows, favourites] = await Promise.all([
    callContract(followListCall, { ...page, type: 'supplier' }, options),
    callContract(favouriteListCall, { ...page, type: 'supplier' }, options),
  ]);
  return shown([
    ...follows.items.flatMap(({ subjectId, name }) => (name ? [{ id: subjectId, name: name.text }] : [])),
    ...favourites.items.flatMap(({ company }) => (company ? [{ id: company.id, name: company.name.text }] : [])),
  ]);
}
