import { useTranslations } from 'next-intl';
import { ContentLines } from '@/components/content/content-lines';
import { GuideTiles } from '@/components/guide/guide-tiles';
import { Coverage } from '@/components/home/coverage';
import type { ContentCard } from '@/lib/content/types';
import type { Device, Locale } from '@/lib/i18n/site';
import { href } from '@/lib/routes/address';
import { type AboutCard, aboutIcons } from './about-link';
import { AboutPage } from './about-page';

type Props = { cards: readonly AboutCard[]; notices: readonly ContentCard[]; locale: Locale; device: Device };

/** What there is to read about the operator, and what it announced last. */
export function AboutHome({ cards, notices, locale, device }: Props) {
  const t = useTranslations();
  const tiles = cards.map(({ key, title, summary }) => ({
    href: href('aboutDetail', { nav: key }),
    icon: aboutIcons[key] ?? 'document',
    title,
    summary,
  }));
  return (
    <AboutPage {...{ cards, locale, device }} title={t('content.channel.about')} lead={t('about.lead')}>
      <Coverage locale={locale} />
      <section className="gd-group">
        <h2 className="sr">{t('about.overview')}</h2>
        <GuideTiles tiles={tiles} locale={locale} />
      </section>
      {notices.length > 0 && (
        <section className="gd-group">
          <h2>{t('about.notices')}</h2>
          <ContentLines items={notices} locale={locale} />
          <p>
            <a className="lnk" href={href('noticeList')}>
              {t('about.allNotices')}
            </a>
          </p>
        </section>
      )}
    </AboutPage>
  );
}
