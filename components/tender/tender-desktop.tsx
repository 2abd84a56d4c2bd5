import { useTranslations } from 'next-intl';
import { NeighbourLinks } from '@/components/content/neighbour-links';
import { FavouriteButton } from '@/components/footprint/favourite-button';
import { Breadcrumb, type BreadcrumbStep } from '@/components/ui/breadcrumb';
import { Icon } from '@/components/ui/icon';
import { PrintButton } from '@/components/ui/print-button';
import { ShareButton } from '@/components/ui/share-button';
import { SoftLinks } from '@/components/ui/soft-links';
import type { Locale } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';
import type { TenderView } from '@/lib/tender/read';
import { calendarFile, DeadlineCard } from './deadline-card';
import { DeadlineWatch } from './deadline-watch';
import { LatestTenders } from './latest-tenders';
import { RelatedTenders } from './related-tenders';
import { SectorMarket } from './sector-market';
import { TenderHead } from './tender-head';
import { TenderParts } from './tender-part';
import { TenderSource } from './tender-source';

export type TenderProps = {
  view: TenderView;
  locale: Locale;
  steps: readonly BreadcrumbStep[];
  /** the page's absolute address */
  url: string;
};

/** Tender page on desktop: the notice, with deadline and actions beside. */
export function TenderDesktop({ view, locale, steps, url }: TenderProps) {
  const t = useTranslations();
  const { tender, related, latest } = view;
  const calendar = calendarFile(tender);
  return (
    <>
      <SoftLinks />
      <DeadlineWatch items={[tender]} locale={locale} />
      <div className="wrap">
        <Breadcrumb steps={steps} />
        <div className="two td">
          <div>
            <TenderHead tender={tender} locale={locale} />
            <TenderParts tender={tender} locale={locale} />
            <TenderSource tender={tender} locale={locale} />
            <NeighbourLinks
              of={tender}
              label={t('tender.neighbours')}
              hrefOf={({ id }) => href('tenderDetail', { id })}
              locale={locale}
            />
          </div>
          <aside>
            <div className="card">
              <DeadlineCard tender={tender} locale={locale} />
              <div className="td-acts print-no">
                {calendar && (
                  <a className="btn p l" href={calendar} rel="nofollow" download>
                    <Icon name="clock" small />
                    {t('tender.calendar')}
                  </a>
                )}
                <FavouriteButton type="tender" id={tender.id} name={tender.title.text} className="btn l" />
                <ShareButton
                  title={tender.title.text}
                  url={url}
                  label={t('content.share')}
                  copied={t('content.copied')}
                  className="btn"
                />
                <PrintButton label={t('content.print')} />
              </div>
            </div>
            <LatestTenders items={latest} locale={locale} />
          </aside>
        </div>
      </div>
      <RelatedTenders items={related} locale={locale} />
      <SectorMarket view={view} locale={locale} device="d" />
    </>
  );
}
