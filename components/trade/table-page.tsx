import { FeedLinks } from '@/components/list/feed-links';
import { Breadcrumb, BreadcrumbData, type BreadcrumbStep } from '@/components/ui/breadcrumb';
import { JsonLd } from '@/components/ui/json-ld';
import type { Device } from '@/lib/platform/i18n/site';
import type { ListState } from '@/lib/platform/routes/list-state';
import type { FeedName } from '@/lib/site/feed/types';
import type { LdNode } from '@/lib/site/seo/json-ld';
import { TableDesktop } from './table-desktop';
import type { TableListProps } from './table-list';
import { TableMobile } from './table-mobile';

type Props = TableListProps & {
  device: Device;
  steps: readonly BreadcrumbStep[];
  /** structured data of the items */
  data: readonly LdNode[];
  feed: FeedName;
  /** filters of its feed */
  feedState: ListState;
};

/** A list as a working table, in the device's layout. */
export function TablePage({ device, steps, data, feed, feedState, ...list }: Props) {
  return (
    <>
      <BreadcrumbData steps={steps} locale={list.locale} />
      {data.length > 0 && <JsonLd nodes={data} />}
      {device === 'm' ? (
        <TableMobile {...list} />
      ) : (
        <div className="wrap wt-w">
          <Breadcrumb steps={steps} />
          <TableDesktop {...list} />
        </div>
      )}
      <div className="wrap wt-w">
        {list.about}
        <FeedLinks name={feed} locale={list.locale} state={feedState} keyword={list.asked} />
      </div>
    </>
  );
}
