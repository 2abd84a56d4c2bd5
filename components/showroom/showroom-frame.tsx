import type { CSSProperties, ReactNode } from 'react';
import { ViewBeacon } from '@/components/stats/view-beacon';
import { SoftLinks } from '@/components/ui/soft-links';
import type { Response } from '@/lib/quotation/response/types';
import type { SectionPlace } from '@/lib/showroom/navigation';
import type { ShowroomView } from '@/lib/showroom/read';
import { ShowroomHeader } from './showroom-header';
import { ShowroomNav } from './showroom-nav';
import { ShowroomSearch } from './showroom-search';

type Props = ShowroomView & {
  here: SectionPlace;
  keyword?: string;
  /** how the supplier responds to invitations to quote; null if there are not enough data */
  response?: Response | null;
  /** the owner's preview before publishing: not counted as a visit */
  preview?: boolean;
  children: ReactNode;
};

const searched: readonly SectionPlace[] = ['home', 'products', 'search'];

/** Frame of a supplier's pages: header, navigation, search and content. */
export function ShowroomFrame(props: Props) {
  const { showroom, locale, device, here, keyword, response, preview = false, children } = props;
  const search = <ShowroomSearch companyId={showroom.company.id} keyword={keyword} />;
  return (
    <div
      className="hall"
      data-soft
      data-template={showroom.template}
      style={{ '--hue': showroom.company.hue } as CSSProperties}
    >
      <SoftLinks />
      {!preview && <ViewBeacon kind="company" id={showroom.company.id} />}
      <ShowroomHeader showroom={showroom} locale={locale} device={device} home={here === 'home'} response={response} />
      <ShowroomNav showroom={showroom} locale={locale} here={here}>
        {device === 'd' && search}
      </ShowroomNav>
      {device === 'm' && searched.includes(here) && <div className="wrap hall-find">{search}</div>}
      {children}
    </div>
  );
}
