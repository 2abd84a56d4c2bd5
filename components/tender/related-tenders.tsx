import { useTranslations } from 'next-intl';
import { SectionHead } from '@/components/ui/section-head';
import type { Locale } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';
import type { TenderCard } from '@/lib/tender/types';
import { TenderRows } from './tender-rows';

/** Related tenders. */
export function RelatedTenders({ items, locale, bare }: { items: TenderCard[]; locale: Locale; bare?: boolean }) {
  const t = useTranslations('tender');
  if (items.length === 0) return null;
  return (
    <section className="sec print-no" data-soft>
      <div className="wrap">
        <SectionHead title={t('related')} more={{ href: href('tenderList'), label: t('allTenders') }} bare={bare} />
        <TenderRows items={items} locale={locale} />
      </div>
    </section>
  );
}
