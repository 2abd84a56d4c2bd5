import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { RowPage } from '@/components/list/row-page';
import { AlternativeSection } from '@/components/list/search/alternative-section';
import { ScopeSearch } from '@/components/list/search/scope-search';
import { contentHref, type NewsChannel } from '@/lib/content/href';
import { type ContentQuery, contentListing } from '@/lib/content/read-list';
import { stateWithin } from '@/lib/listing/listing';
import { pageLocale } from '@/lib/platform/i18n/page-locale';
import { href, withState } from '@/lib/platform/routes/address';
import { itemListLd } from '@/lib/site/seo/json-ld';
import { ContentRow } from './content-row';
import { WayTabs } from './way-tabs';

type Props = ContentQuery & { channel: NewsChannel; title: string; note?: string; lead?: ReactNode };

/** News channel list, optionally by country, category, route, word or keyword, in the device's layout. */
export async function NewsListing({ title, note, lead: above, ...query }: Props) {
  const { locale, device } = await pageLocale();
  const t = await getTranslations('content');
  const { channel, page, state, keyword } = query;
  const { listing, items, mended, subs, nearest } = await contentListing(locale, query);
  if (state.page > listing.pages) notFound();
  const steps = [
    { name: t(`channel.${channel}`), href: href(`${channel}Home`) },
    { name: title, href: withState(page, {}) },
  ];
  const kept = stateWithin(state, query);
  const lead = (
    <>
      {note && <p className="lead">{note}</p>}
      {above}
      <ScopeSearch scope={channel} label={t(`search.${channel}`)} keyword={keyword} kept={kept} />
      {channel === 'info' && keyword === undefined && query.keywordId === undefined && (
        <WayTabs query={query} counts={subs} locale={locale} />
      )}
    </>
  );
  const others = (
    <>
      <p className="ct-other">
        <a className="lnk" href={href(`${channel}Home`)}>
          {t(`channel.${channel}`)}
        </a>
        <a className="lnk" href={href(`${channel}HotwordList`)}>
          {t('allHotWords')}
        </a>
      </p>
      {listing.total === 0 && keyword !== undefined && (
        <AlternativeSection listing={listing} keyword={keyword} searched={{ channel }} locale={locale} />
      )}
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
    other: others,
    ...(keyword === undefined ? {} : { asked: keyword }),
  };
  const rows = items.map((item, index) => <ContentRow key={item.id} item={item} locale={locale} eager={index < 3} />);
  const links = items.map((item) => ({ name: item.title.text, href: contentHref(item) }));
  const first = (state.page - 1) * (listing.size ?? 0) + 1;
  const data = items.length > 0 ? [itemListLd(locale, links, first)] : [];
  return (
    <RowPage {...shared} device={device} steps={steps} data={data} feed={channel} feedState={kept}>
      {rows}
    </RowPage>
  );
}
