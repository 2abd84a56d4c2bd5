import { ClosingSection } from './closing-section';
import { FairSection, GuideSection, PlaceSection } from './end-sections';
import { HeroDesktop } from './hero-desktop';
import { type HomeData, pickHome } from './home-data';
import { NewsSection } from './news-section';
import { SectorSheet } from './sector-sheet';
import { LaunchSection, OfferSection, PickedSection, VerifiedSection } from './trade-sections';

/** Home on desktop: trade first. Empty sections are left out. */
export function HomeDesktop(data: HomeData) {
  const shown = pickHome(data, 'd');
  return (
    <div className="home" data-soft="">
      <HeroDesktop {...shown} />
      <SectorSheet {...shown} />
      <ClosingSection {...shown} />
      <LaunchSection {...shown} />
      <VerifiedSection {...shown} />
      <OfferSection {...shown} />
      <PickedSection {...shown} />
      <NewsSection {...shown} />
      <FairSection {...shown} />
      <PlaceSection {...shown} />
      <GuideSection {...shown} />
    </div>
  );
}
