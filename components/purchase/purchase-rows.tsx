import { DeadlineWatch } from '@/components/tender/deadline-watch';
import type { FlagPictures } from '@/components/ui/flag';
import type { FacetNames } from '@/lib/listing/listing';
import type { Locale } from '@/lib/platform/i18n/site';
import type { PurchaseBrief } from '@/lib/purchase/types';
import { PurchaseTable } from './purchase-table';

type Props = {
  items: readonly PurchaseBrief[];
  names: Pick<FacetNames, 'categories' | 'countries'>;
  locale: Locale;
  flags?: FlagPictures;
};

/** Requests as a table, with their days left. */
export function PurchaseRows({ items, names, locale, flags }: Props) {
  return (
    <>
      <PurchaseTable items={items} names={names} locale={locale} flags={flags} />
      <DeadlineWatch items={items} locale={locale} />
    </>
  );
}
