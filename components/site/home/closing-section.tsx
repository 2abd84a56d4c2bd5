import { useTranslations } from 'next-intl';
import { PurchaseTable } from '@/components/purchase/purchase-table';
import { DeadlineWatch } from '@/components/tender/deadline-watch';
import { TenderTable } from '@/components/tender/tender-table';
import { SectionHead } from '@/components/ui/section-head';
import { href } from '@/lib/platform/routes/address';
import type { HomeData } from './home-data';

type Props = Pick<HomeData, 'locale' | 'tenders' | 'purchases' | 'flags'> & { phone?: boolean };

// Without acts a narrow row needs no room for them, and one line of the title is enough.
const rows = 'min-w-0 max-md:[&_tbody_tr]:h-[72px] max-md:[&_tbody_th]:pe-0 max-md:[&_.wt-t]:line-clamp-1';

/** Tenders and requests that close next, side by side where there is room. */
export function ClosingSection({ locale, tenders, purchases, flags, phone = false }: Props) {
  const t = useTranslations();
  const shown = [...tenders.items, ...purchases.items];
  if (shown.length === 0) return null;
  return (
    <section className="sec wrap grid gap-x-6 gap-y-7 xl:grid-cols-2">
      {tenders.items.length > 0 && (
        <div className={rows}>
          <SectionHead
            title={t('home.closingTenders')}
            more={{ href: href('tenderList'), label: t('tender.allOf') }}
            bare={phone}
          />
          <TenderTable items={tenders.items} locale={locale} flags={flags} compact />
        </div>
      )}
      {purchases.items.length > 0 && (
        <div className={rows}>
          <SectionHead
            title={t('home.closingRequests')}
            more={{ href: href('purchaseHome'), label: t('purchaseHall.allRequests') }}
            bare={phone}
          />
          <PurchaseTable items={purchases.items} names={purchases.names} locale={locale} flags={flags} compact />
        </div>
      )}
      <DeadlineWatch items={shown} locale={locale} />
    </section>
  );
}
