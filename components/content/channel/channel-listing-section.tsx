import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ContentRow } from '@/components/content/content-row';
import { RowPage } from '@/components/list/row-page';
import type { BreadcrumbStep } from '@/components/ui/breadcrumb';
import { contentHref } from '@/lib/content/href';
import { type ContentQuery, contentListing } from '@/lib/content/read-list';
import { pageLocale } from '@/lib/platform/i18n/page-locale';
import { feedNames } from '@/lib/site/feed/types';
import { itemListLd } from '@/lib/site/seo/json-ld';
import { OtherChannels } from './other-channels';

type Props = ContentQuery & { title: string; note: string; steps: readonly BreadcrumbStep[]; tabs?: ReactNode };

/** A channel's list in the device's layout. */
export async function ChannelListing({ title, note, steps, tabs, ...query }: Props) {
  const { locale, device } = await pageLocale();
  const t = await getTranslations('content');
  const { state } = query;
  const { listing, items, mended, nearest } = await contentListing(locale, query);
  if (state.page > listing.pages) notFound();
  const lead = (
    <>
      <p className="lead">{note}</p>
      {tabs}
    </>
  );
  const near = nearest.map((item) => <ContentRow key={item.id} item={item} locale={locale} />);
  const shared = {
    listing,
    locale,
    title,
    mended,
    lead,
    nearest: near.length > 0 && near,
    other: (
      <>
        {listing.total === 0 && near.length === 0 && <p className="muted">{t('none')}</p>}
        <OtherChannels channel={query.channel} locale={locale} />
      </>
    ),
  };
  const rows = items.map((item, index) => <ContentRow key={item.id} item={item} locale={locale} eager={index < 3} />);
  const links = items.map((item) => ({ name: item.title.text, href: contentHref(item) }));
  const first = (state.page - 1) * (listing.size ?? 0) + 1;
  const data = items.length > 0 ? [itemListLd(locale, links, first)] : [];
  return (
    <RowPage
      {...shared}
      device={device}
      steps={steps}
      data={data}
      feed={feedNames.find((name) => name === query.channel)}
    >
      {rows}
    </RowPage>
  );
}
