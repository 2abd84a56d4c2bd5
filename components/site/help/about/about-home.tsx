import { useTranslations } from 'next-intl';
import { ContentLines } from '@/components/content/content-lines';
import { GuideSection } from '@/components/site/help/guide/guide-section';
import { GuideTiles } from '@/components/site/help/guide/guide-tiles';
import { Coverage } from '@/components/site/home/coverage';
import type { ContentCard } from '@/lib/content/types';
import type { Device, Locale } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';
import { type AboutCard, aboutIcons } from './about-link';
import { AboutPage } from './about-page';

type Props = { cards: readonly AboutCard[]; notices: readonly ContentCard[]; locale: Locale; device: Device };

/** Overview of the pages about the operator, and recent announcements. */
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
      <GuideSection title={t('about.overview')} isTitleHidden>
        <GuideTiles tiles={tiles} locale={locale} />
      </GuideSection>
      {notices.length > 0 && (
        <GuideSection title={t('about.notices')}>
          <ContentLines items={notices} locale={locale} />
          <p>
            <a className="lnk mt-3 inline-block min-h-6 phone:min-h-11" href={href('noticeList')}>
              {t('about.allNotices')}
            </a>
          </p>
        </GuideSection>
      )}
    </AboutPage>
  );
}
