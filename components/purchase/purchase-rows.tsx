import { DeadlineWatch } from '@/components/tender/deadline-watch';
import type { FlagPictures } from '@/components/ui/flag';
import type { FacetNames } from '@/lib/listing/listing';
import type { Locale } from '@/lib/platform/i18n/site';
import type { PurchaseCard } from '@/lib/purchase/types';
import { PurchaseRow } from './purchase-row';

type Props = {
  items: readonly PurchaseCard[];
  names: Pick<FacetNames, 'categories' | 'countries'>;
  locale: Locale;
  flags?: FlagPictures;
};

/** Names of a request's country and category. */
export const namesOf = ({ categoryId, countryCode }: PurchaseCard, { categories, countries }: Props['names']) => ({
  country: countries.find(({ code }) => code === countryCode)?.name,
  category: categories.flatMap((one) => [one, ...one.children]).find(({ id }) => id === categoryId)?.name,
});

/** Requests as a list, with their days left. */
export function PurchaseRows({ items, names, locale, flags }: Props) {
  return (
    <>
      {items.map((item) => (
        <PurchaseRow key={item.id} item={item} names={namesOf(item, names)} locale={locale} flags={flags} />
      ))}
      <DeadlineWatch items={items} locale={locale} />
    </>
  );
}
