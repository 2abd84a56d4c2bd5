import { useTranslations } from 'next-intl';
import { DaysLeft } from '@/components/list/mark/days-left';
import { Flag } from '@/components/ui/flag';
import type { Locale } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';
import type { TenderCard } from '@/lib/tender/types';
import { DeadlineWatch } from './deadline-watch';
import { TenderTitle } from './tender-title';

/** Latest tenders as rows beside the current one. */
export function LatestTenders({ items, locale }: { items: TenderCard[]; locale: Locale }) {
  const t = useTranslations('tender');
  if (items.length === 0) return null;
  return (
    <section className="td-new print-no" aria-labelledby="latest" data-soft>
      <h2 id="latest">{t('latest')}</h2>
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            <a href={href('tenderDetail', { id: item.id })}>
              <TenderTitle item={item} locale={locale} />
            </a>
            <p>
              <Flag code={item.country.code} />
              {item.country.name}
              <DaysLeft item={item} locale={locale} />
            </p>
          </li>
        ))}
      </ul>
      <DeadlineWatch items={items} locale={locale} />
    </section>
  );
}
