import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button';
import { formatNumber } from '@/lib/platform/i18n/format';
import { href } from '@/lib/platform/routes/address';
import { ClosingSection } from './closing-section';
import { FairSection, GuideSection, PlaceSection } from './end-sections';
import { Figures } from './figures';
import { type HomeData, pickHome } from './home-data';
import { NewsSection } from './news-section';
import { SectorTiles } from './sector-tiles';
import { LaunchSection, OfferSection, PickedSection, VerifiedSection } from './trade-sections';

/** The sections as chips, with what is open in them. */
function SectionChips({ locale, purchases, tenders, fair }: HomeData) {
  const t = useTranslations();
  const chips = [
    { to: href('purchaseHome'), label: t('frame.bar.requests'), count: purchases.total },
    { to: href('tenderList'), label: t('search.box.tender'), count: tenders.total },
    { to: href('newProduct'), label: t('launch.title') },
    { to: href('agentList'), label: t('agent.title') },
    ...(fair ? [{ to: href('fairHome'), label: t('fair.title') }] : []),
    { to: href('shortnewsHome'), label: t('content.channel.shortnews') },
  ];
  return (
    <nav className="hs snap gap-2 pt-1 pb-4" aria-label={t('frame.sections')}>
      {chips.map(({ to, label, count = 0 }) => (
        <a key={to} className="chip min-h-11" href={to}>
          {label}
          {count > 0 && <b>{formatNumber(locale, count)}</b>}
        </a>
      ))}
    </nav>
  );
}

/** Home on a phone: the way to ask, sectors, then trade; cards in rows that scroll sideways. */
export function HomeMobile(data: HomeData) {
  const t = useTranslations();
  const shown = pickHome(data, 'm');
  return (
    <div className="home" data-soft="">
      <div className="wrap grid gap-3 bg-wash py-4">
        <h1 className="text-20">{t('home.title')}</h1>
        <ButtonLink hard tone="primary" size="l" wide href={href('simplePurchase')} rel="nofollow">
          {t('home.getQuotations')}
        </ButtonLink>
        <Figures {...shown} />
      </div>
      <SectorTiles {...shown} />
      <SectionChips {...shown} />
      <ClosingSection {...shown} phone />
      <LaunchSection {...shown} phone />
      <VerifiedSection {...shown} phone />
      <OfferSection {...shown} phone />
      <PickedSection {...shown} phone />
      <NewsSection {...shown} phone />
      <FairSection {...shown} />
      <PlaceSection {...shown} phone />
      <GuideSection {...shown} />
    </div>
  );
}
