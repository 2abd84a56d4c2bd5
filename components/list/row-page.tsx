import { Breadcrumb, BreadcrumbData, type BreadcrumbStep } from '@/components/ui/breadcrumb';
import { JsonLd } from '@/components/ui/json-ld';
import type { Device } from '@/lib/platform/i18n/site';
import type { ListState } from '@/lib/platform/routes/list-state';
import type { FeedName } from '@/lib/site/feed/types';
import type { LdNode } from '@/lib/site/seo/json-ld';
import { FeedLinks } from './feed-links';
import { ListDesktop, type ListProps } from './list-desktop';
import { ListMobile } from './list-mobile';

type Props = Omit<ListProps, 'rows' | 'mixed' | 'facetLead'> & {
  device: Device;
  steps: readonly BreadcrumbStep[];
  /** what the items are, for crawlers */
  data: readonly LdNode[];
  feed?: FeedName | undefined;
  /** what its feed is filtered by */
  feedState?: ListState | undefined;
};

/** A list of rows with the way to it, in the composition of the device. */
export function RowPage({ device, steps, data, feed, feedState, ...list }: Props) {
  return (
    <>
      <BreadcrumbData steps={steps} locale={list.locale} />
      {data.length > 0 && <JsonLd nodes={data} />}
      {device === 'm' ? (
        <ListMobile {...list} />
      ) : (
        <div className="wrap">
          <Breadcrumb steps={steps} />
          <ListDesktop {...list} rows />
        </div>
      )}
      {feed && (
        <div className="wrap">
          <FeedLinks name={feed} locale={list.locale} state={feedState} keyword={list.asked} />
        </div>
      )}
    </>
  );
}
