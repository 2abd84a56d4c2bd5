import { useTranslations } from 'next-intl';
import { ContentRow } from '@/components/content/content-row';
import { DirectoryRow } from '@/components/directory/directory-row';
import { PurchaseTable } from '@/components/purchase/purchase-table';
import { helpHref } from '@/components/site/help/help-link';
import { TenderTable } from '@/components/tender/tender-table';
import type { FacetNames } from '@/lib/listing/listing';
import { formatNumber } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/site';
import type { ChannelGroup } from '@/lib/site/search/channel/queries';
import type { SiteResult } from '@/lib/site/search/read';
import { groupId, useChannelName, wholeAddress } from './channel-place';

type Props = { result: SiteResult; keyword: string; locale: Locale };

type RowsProps = { group: ChannelGroup; names: FacetNames; locale: Locale };

function Rows({ group, names, locale }: RowsProps) {
  if (group.channel === 'tender') return <TenderTable items={group.items} locale={locale} />;
  if (group.channel === 'purchase') return <PurchaseTable items={group.items} names={names} locale={locale} />;
  if (group.channel === 'directory')
    return group.items.map((item) => <DirectoryRow key={item.id} item={item} locale={locale} />);
  return group.items.map((item) => (
    <ContentRow
      key={item.id}
      item={item}
      locale={locale}
      address={item.channel === 'help' && item.key ? helpHref(item.key) : undefined}
    />
  ));
}

/** Search results of the channels, each with heading, count and a link to all. */
export function ChannelGroups({ result, keyword, locale }: Props) {
  const t = useTranslations('search.site');
  const nameOf = useChannelName();
  const { listing, channels } = result;
  const { country, continent, cate, way, sort, page } = listing.state;
  return channels
    .filter(({ items }) => items.length > 0)
    .map((group) => {
      const { channel, total } = group;
      const allHref = wholeAddress(channel, keyword, { country, continent, cate, way, sort });
      const figures = { count: total, n: formatNumber(locale, total) };
      return (
        <section key={channel} className="grp" id={page === 1 ? groupId(channel) : undefined}>
          <div className="sec-h">
            <h2>{nameOf(channel)}</h2>
            {allHref === null ? (
              <p>{t('found', figures)}</p>
            ) : (
              <a className="lnk" href={allHref} rel="nofollow">
                {t('allFound', figures)}
              </a>
            )}
          </div>
          <Rows group={group} names={listing.names} locale={locale} />
        </section>
      );
    });
}
