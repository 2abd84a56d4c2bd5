import type { FlagPictures } from '@/components/ui/flag';
import type { Locale } from '@/lib/platform/i18n/site';
import type { TenderCard } from '@/lib/tender/types';
import { DeadlineWatch } from './deadline-watch';
import { TenderRow } from './tender-row';
import '@/app/tender-row.css';

type Props = { items: readonly TenderCard[]; locale: Locale; flags?: FlagPictures };

/** Tenders as a list, with their days left. */
export function TenderRows({ items, locale, flags }: Props) {
  return (
    <div className="td-rows">
      {items.map((item) => (
        <TenderRow key={item.id} item={item} locale={locale} flags={flags} />
      ))}
      <DeadlineWatch items={items} locale={locale} />
    </div>
  );
}
