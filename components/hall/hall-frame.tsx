import type { CSSProperties, ReactNode } from 'react';
import { ViewBeacon } from '@/components/stats/view-beacon';
import { SoftLinks } from '@/components/ui/soft-links';
import type { Place } from '@/lib/hall/navigation';
import type { HallView } from '@/lib/hall/read';
import { HallHeader } from './hall-header';
import { HallNav } from './hall-nav';
import { HallSearch } from './hall-search';

type Props = HallView & {
  here: Place;
  keyword?: string;
  /** as its owner sees it before it is published: nobody's visit */
  preview?: boolean;
  children: ReactNode;
};

const searched: readonly Place[] = ['home', 'products', 'search'];

/** A supplier's own site within the platform: its head, its navigation, its search, and a page. */
export function HallFrame({ hall, locale, device, here, keyword, preview = false, children }: Props) {
  const search = <HallSearch companyId={hall.company.id} keyword={keyword} />;
  return (
    <div
      className="hall"
      data-soft
      data-template={hall.template}
      style={{ '--hue': hall.company.hue } as CSSProperties}
    >
      <SoftLinks />
      {!preview && <ViewBeacon kind="company" id={hall.company.id} />}
      <HallHeader hall={hall} locale={locale} device={device} home={here === 'home'} />
      <HallNav hall={hall} locale={locale} here={here}>
        {device === 'd' && search}
      </HallNav>
      {device === 'm' && searched.includes(here) && <div className="wrap hall-find">{search}</div>}
      {children}
    </div>
  );
}
