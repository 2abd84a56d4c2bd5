import { Breadcrumb, BreadcrumbData, type Step } from '@/components/layout/breadcrumb';
import { JsonLd } from '@/components/seo/json-ld';
import type { Device } from '@/lib/i18n/site';
import type { LdNode } from '@/lib/seo/json-ld';
import { ListDesktop, type ListProps } from './list-desktop';
import { ListMobile } from './list-mobile';

type Props = Omit<ListProps, 'rows' | 'mixed' | 'facetLead'> & {
  device: Device;
  steps: readonly Step[];
  /** what the items are, for crawlers */
  data: readonly LdNode[];
};

/** A list of rows with the way to it, in the composition of the device. */
export function RowPage({ device, steps, data, ...list }: Props) {
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
    </>
  );
}
