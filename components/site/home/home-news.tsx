import { useTranslations } from 'next-intl';
import { ContentCard } from '@/components/content/content-card';
import { ContentLines } from '@/components/content/content-lines';
import { PurchaseRows } from '@/components/purchase/purchase-rows';
import { TenderRows } from '@/components/tender/tender-rows';
import { SectionHead } from '@/components/ui/section-head';
import { channelHref } from '@/lib/content/href';
import type { ContentCard as Item } from '@/lib/content/types';
import type { Device, Locale } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';
import type { HomeData } from './home-data';

type Place = { locale: Locale; device: Device };
type Flags = Pick<HomeData, 'flags'>;

/** Content of a channel with pictures. */
export function ChannelSection({ channel, items, locale, device }: Place & { channel: HomeChannel; items: Item[] }) {
  const t = useTranslations('content');
  if (items.length === 0) return null;
  const more = { href: channelHref(channel), label: t(`allOf.${channel}`) };
  return (
    <section className="sec">
      <div className="wrap">
        {device === 'd' ? (
          <SectionHead title={t(`channel.${channel}`)} note={t(`lead.${channel}`)} more={more} />
        ) : (
          <SectionHead title={t(`channel.${channel}`)} more={more} bare />
        )}
        {device === 'd' && (
          <div className="ct-cards">
            {items.map((item) => (
              <ContentCard key={item.id} item={item} locale={locale} />
            ))}
          </div>
        )}
      </div>
      {device === 'm' && (
        <ul className="hs snap mid">
          {items.map((item) => (
            <li key={item.id} className="card">
              <ContentCard item={item} locale={locale} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
type HomeChannel = 'shortnews' | 'innovation' | 'investment';

/** Newest open purchase requests. */
export function PurchaseSection({ items, names, locale, device, flags }: Place & Flags & HomeData['purchases']) {
  const t = useTranslations('purchaseHall');
  if (items.length === 0) return null;
  const more = { href: href('purchaseHome'), label: t('allRequests') };
  return (
    <section className="sec wrap">
      <SectionHead title={t('title')} more={more} {...(device === 'm' ? { bare: true } : { note: t('lead') })} />
      <PurchaseRows items={items} names={names} locale={locale} flags={flags} />
    </section>
  );
}

/** Newest open tenders. */
export function TenderSection({ items, locale, device, flags }: Place & Flags & { items: HomeData['tenders'] }) {
  const t = useTranslations('tender');
  if (items.length === 0) return null;
  const more = { href: href('tenderList'), label: t('allOf') };
  return (
    <section className="sec wrap">
      <SectionHead title={t('title')} more={more} {...(device === 'm' ? { bare: true } : { note: t('lead') })} />
      <TenderRows items={items} locale={locale} flags={flags} />
    </section>
  );
}

/** Announcements of the platform. */
export function NoticeSection({ items, locale, device }: Place & { items: Item[] }) {
  const t = useTranslations('content');
  if (items.length === 0) return null;
  return (
    <section className="sec wrap">
      <SectionHead
        title={t('channel.notice')}
        more={{ href: href('noticeList'), label: t('allOf.notice') }}
        bare={device === 'm'}
      />
      <ContentLines items={items} locale={locale} />
    </section>
  );
}
