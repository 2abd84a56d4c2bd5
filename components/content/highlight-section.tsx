import { useTranslations } from 'next-intl';
import { SectionHead } from '@/components/ui/section-head';
import type { Highlight } from '@/lib/content/news/queries';
import type { Device, Locale } from '@/lib/platform/i18n/site';
import { ContentCard } from './content-card';

type Props = { items: readonly Highlight[]; locale: Locale; device: Device };

/** Featured bulletins and innovations, one per focus sector. docs/domain.md, Content channels. */
export function HighlightSection({ items, locale, device }: Props) {
  const t = useTranslations('content');
  if (items.length === 0) return null;
  const card = ({ item, sector }: Highlight) => (
    <ContentCard key={item.id} item={item} locale={locale} over={sector.name} />
  );
  return (
    <section className="sec ct-picked">
      <div className="wrap">
        <SectionHead title={t('highlights')} {...(device === 'm' ? {} : { note: t('highlightsNote') })} />
        {device === 'd' && <div className="ct-cards">{items.map(card)}</div>}
      </div>
      {device === 'm' && (
        <ul className="hs snap mid">
          {items.map((one) => (
            <li key={one.item.id} className="card">
              {card(one)}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
