import { useTranslations } from 'next-intl';
import { NeighbourLinks } from '@/components/content/neighbour-links';
import { FavouriteButton } from '@/components/footprint/favourite-button';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { Icon } from '@/components/ui/icon';
import { PrintButton } from '@/components/ui/print-button';
import { ShareButton } from '@/components/ui/share-button';
import { SoftLinks } from '@/components/ui/soft-links';
import { href } from '@/lib/platform/routes/address';
import { calendarFile, DeadlineCard } from './deadline-card';
import { DeadlineWatch } from './deadline-watch';
import { LatestTenders } from './latest-tenders';
import { RelatedTenders } from './related-tenders';
import { SectorMarket } from './sector-market';
import type { TenderProps } from './tender-desktop';
import { TenderHead } from './tender-head';
import { TenderParts } from './tender-part';
import { TenderSource } from './tender-source';

/** Tender page on a phone: deadline first, actions within thumb reach. */
export function TenderMobile({ view, locale, steps, url }: TenderProps) {
  const t = useTranslations();
  const { tender, related, latest } = view;
  const calendar = calendarFile(tender);
  return (
    <div className="td">
      <SoftLinks />
      <DeadlineWatch items={[tender]} locale={locale} />
      <div className="wrap">
        <Breadcrumb steps={steps} />
        <TenderHead tender={tender} locale={locale} />
        <DeadlineCard tender={tender} locale={locale} />
        <TenderParts tender={tender} locale={locale} />
        <TenderSource tender={tender} locale={locale} />
        <div className="td-print">
          <PrintButton label={t('content.print')} />
        </div>
        <NeighbourLinks
          of={tender}
          label={t('tender.neighbours')}
          hrefOf={({ id }) => href('tenderDetail', { id })}
          locale={locale}
        />
      </div>
      <RelatedTenders items={related} locale={locale} bare />
      <SectorMarket view={view} locale={locale} device="m" />
      <div className="wrap">
        <LatestTenders items={latest} locale={locale} />
      </div>
      <div className="sa">
        <FavouriteButton type="tender" id={tender.id} name={tender.title.text} className="ib" />
        <ShareButton
          title={tender.title.text}
          url={url}
          label={t('content.share')}
          copied={t('content.copied')}
          className={calendar ? 'ib' : 'btn'}
        />
        {calendar && (
          <a className="btn p" href={calendar} rel="nofollow" download>
            <Icon name="clock" small />
            {t('tender.calendar')}
          </a>
        )}
      </div>
    </div>
  );
}
