import type { Locale } from '@/lib/i18n/site';
import type { TenderCard } from '@/lib/tender/types';
import { DeadlineWatch } from './deadline-watch';
import { TenderRow } from './tender-row';

/** Some tenders below each other, with their days left. */
export function TenderRows({ items, locale }: { items: readonly TenderCard[]; locale: Locale }) {
  return (
    <div className="td-rows">
      {items.map((item) => (
        <TenderRow key={item.id} item={item} locale={locale} />
      ))}
      <DeadlineWatch items={items} locale={locale} />
    </div>
  );
}
