import type { FlagPictures } from '@/components/ui/flag';
import type { Locale } from '@/lib/platform/i18n/site';
import type { TenderCard } from '@/lib/tender/types';
import { DeadlineWatch } from './deadline-watch';
import { TenderTable } from './tender-table';

type Props = { items: readonly TenderCard[]; locale: Locale; flags?: FlagPictures };

/** Tenders as a table, with their days left. */
export function TenderRows({ items, locale, flags }: Props) {
  return (
    <>
      <TenderTable items={items} locale={locale} flags={flags} />
      <DeadlineWatch items={items} locale={locale} />
    </>
  );
}
