import { useTranslations } from 'next-intl';
import { SectionHead } from '@/components/layout/section-head';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { SpokenText } from '@/components/ui/spoken-text';
import type { FairEdition } from '@/lib/fair/types';
import { formatDay } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/site';
import { href } from '@/lib/routes/address';

/** The trade fair: what, when, and the way there. */
export function FairSection({ fair, locale }: { fair: FairEdition | null; locale: Locale }) {
  const t = useTranslations('fair');
  if (!fair) return null;
  const days = { from: formatDay(locale, fair.startsOn, 'long'), to: formatDay(locale, fair.endsOn, 'long') };
  return (
    <section className="sec wrap">
      <SectionHead title={t('title')} />
      <div className="hm-fair">
        {fair.cover && (
          <div className="pic">
            <Picture src={fair.cover} alt="" use="card" />
          </div>
        )}
        <div>
          <p className="hm-day">
            <Icon name="clock" small />
            {t('range', days)}
          </p>
          <h3>
            <a href={href('fairHome')}>
              <SpokenText of={fair.title} site={locale} />
            </a>
          </h3>
          <p className="muted">
            <SpokenText of={{ text: fair.summary, locale: fair.title.locale }} site={locale} />
          </p>
        </div>
      </div>
    </section>
  );
}

/** The ways into markets abroad and into the platform itself, each with what it is. */
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
