import { useTranslations } from 'next-intl';
import { DaysUntil } from '@/components/ui/days-until';
import { Icon } from '@/components/ui/icon';
import { SectionHead } from '@/components/ui/section-head';
import { SpokenText } from '@/components/ui/spoken-text';
import type { FairEdition } from '@/lib/fair/types';
import { formatDay } from '@/lib/platform/i18n/format';
import { type Locale, sites } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';

/** The trade fair: topic, dates, link. */
export function FairSection({ fair, locale }: { fair: FairEdition | null; locale: Locale }) {
  const t = useTranslations('fair');
  if (!fair) return null;
  const days = { from: formatDay(locale, fair.startsOn, 'long'), to: formatDay(locale, fair.endsOn, 'long') };
  return (
    <section className="sec wrap">
      <SectionHead title={t('title')} />
      <div className="relative flex flex-wrap items-center gap-x-10 gap-y-4 rounded bg-accent-strong p-6 text-on-accent">
        <div className="min-w-0 flex-[1_1_320px]">
          <h3 className="text-20">
            <SpokenText of={fair.title} site={locale} />
          </h3>
          <p className="mt-1 flex flex-wrap gap-x-4">
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

/** Links to market guides and to the platform's services, with descriptions. */
export function GuideSection({ bare }: { bare?: boolean }) {
  const t = useTranslations();
  const guides = [
    { to: href('countryList'), icon: 'globe', title: t('country.title'), text: t('country.guidesNote') },
    { to: href('directory'), icon: 'building', title: t('directory.title'), text: t('directory.lead') },
    { to: href('helpCenter'), icon: 'info', title: t('content.channel.help'), text: t('help.lead') },
    { to: href('about'), icon: 'users', title: t('content.channel.about'), text: t('about.lead') },
  ];
  return (
    <section className="sec wrap">
      <SectionHead title={t('home.guides')} more={{ href: href('sitemap'), label: t('sitemap.title') }} bare={bare} />
      <ul className="hm-ways">
        {guides.map(({ to, icon, title, text }) => (
          <li key={to}>
            <Icon name={icon} />
            <h3>
              <a href={to}>{title}</a>
            </h3>
            <p className="muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
