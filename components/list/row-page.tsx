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
  /** structured data of the items */
  data: readonly LdNode[];
  feed?: FeedName | undefined;
  /** filters of its feed */
  feedState?: ListState | undefined;
};

/** A list of rows with breadcrumb, in the device's layout. */
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
