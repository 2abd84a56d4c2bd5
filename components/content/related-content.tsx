import { useTranslations } from 'next-intl';
import { SectionHead } from '@/components/ui/section-head';
import type { ContentCard as Item } from '@/lib/content/types';
import type { Device, Locale } from '@/lib/platform/i18n/site';
import { ContentCard } from './content-card';

type Props = { items: readonly Item[]; more: { href: string; label: string }; locale: Locale; device: Device };

/** Related content by keyword, category and country. */
export function RelatedContent({ items, more, locale, device }: Props) {
  const t = useTranslations('content');
  if (items.length === 0) return null;
  const head = <SectionHead title={t('related')} more={more} bare={device === 'm'} />;
  if (device === 'm')
    return (
      <section className="sec print-no">
        <div className="wrap">{head}</div>
        <ul className="hs snap mid">
          {items.map((item) => (
            <li key={item.id} className="card">
              <ContentCard item={item} locale={locale} />
            </li>
          ))}
        </ul>
      </section>
    );
  return (
    <section className="sec print-no">
      <div className="wrap">
        {head}
        <div className="ct-cards">
          {items.map((item) => (
            <ContentCard key={item.id} item={item} locale={locale} />
          ))}
        </div>
      </div>
    </section>
  );
}
