import { useTranslations } from 'next-intl';
import { DaysUntil } from '@/components/ui/days-until';
import { Icon } from '@/components/ui/icon';
import { SectionHead } from '@/components/ui/section-head';
import { SpokenText } from '@/components/ui/spoken-text';
import { channelHref, contentHref } from '@/lib/content/href';
import { formatDay } from '@/lib/platform/i18n/format';
import { defaultLocale, sites } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';
import { Coverage } from './coverage';
import type { HomeData } from './home-data';
import { PlaceGrid } from './place-grid';

/** The trade fair: topic, dates, link. */
export function FairSection({ fair, locale }: Pick<HomeData, 'fair' | 'locale'>) {
  const t = useTranslations('fair');
  if (!fair) return null;
  const days = { from: formatDay(locale, fair.startsOn, 'long'), to: formatDay(locale, fair.endsOn, 'long') };
  return (
    <section className="sec wrap">
      <div className="relative flex flex-wrap items-center gap-x-10 gap-y-3 rounded bg-accent-strong px-6 py-4 text-on-accent">
        <div className="min-w-0 flex-[1_1_320px]">
          <h2 className="text-20">
            <SpokenText of={fair.title} site={locale} />
          </h2>
          <p className="flex flex-wrap gap-x-4">
            {t('range', days)}
            <DaysUntil day={fair.startsOn} language={sites[locale].intl} />
          </p>
        </div>
        <a className="btn l after:absolute after:inset-0 text-ink" href={href('fairHome')}>
          {t('programme')}
        </a>
      </div>
    </section>
  );
}

/** Countries of the suppliers. */
export function PlaceSection({ places, phone = false }: Pick<HomeData, 'places'> & { phone?: boolean }) {
  const t = useTranslations('home');
  if (places.length === 0) return null;
  return (
    <section className="sec wrap">
      <SectionHead title={t('places')} more={{ href: href('companyList'), label: t('allSuppliers') }} bare={phone} />
      <PlaceGrid places={places} />
    </section>
  );
}

/** Announcement of the platform on one line, then links to its guides and further sections. */
export function GuideSection({ notices, locale }: Pick<HomeData, 'notices' | 'locale'>) {
  const t = useTranslations();
  const [notice] = notices;
  const guides = [
    { to: href('productList', {}, { sort: 'latest' }), title: t('home.allLatest') },
    { to: channelHref('innovation'), title: t('content.channel.innovation') },
    ...(locale === defaultLocale ? [{ to: channelHref('investment'), title: t('content.channel.investment') }] : []),
    { to: href('countryList'), title: t('country.title') },
    { to: href('directory'), title: t('directory.title') },
    { to: href('helpCenter'), title: t('content.channel.help') },
    { to: href('about'), title: t('content.channel.about') },
    { to: href('sitemap'), title: t('sitemap.title') },
    { to: href('aboutDetail', { nav: 'join' }), title: t('home.sell') },
  ];
  return (
    <section className="sec wrap grid gap-4">
      <h2 className="sr">{t('home.guides')}</h2>
      {notice && (
        <p className="flex flex-wrap items-center gap-x-3">
          <Icon name="info" small />
          <a className="inline-flex min-h-6 items-center phone:min-h-11" href={contentHref(notice)}>
            <SpokenText of={notice.title} site={locale} />
          </a>
          <time className="text-ink-3" dateTime={notice.publishedAt}>
            {formatDay(locale, notice.publishedAt)}
          </time>
          <a className="lnk inline-flex min-h-6 items-center phone:min-h-11" href={href('noticeList')}>
            {t('content.allOf.notice')}
          </a>
        </p>
      )}
      <ul className="flex flex-wrap gap-x-6">
        {guides.map(({ to, title }) => (
          <li key={to}>
            <a className="lnk inline-flex min-h-6 items-center phone:min-h-11" href={to}>
              {title}
            </a>
          </li>
        ))}
      </ul>
      <Coverage locale={locale} />
    </section>
  );
}
