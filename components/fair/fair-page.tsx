import { useTranslations } from 'next-intl';
import { Demonstration } from '@/components/content/demonstration';
import { Breadcrumb, type BreadcrumbStep } from '@/components/ui/breadcrumb';
import { SoftLinks } from '@/components/ui/soft-links';
import type { FairHome } from '@/lib/fair/read';
import type { Device, Locale } from '@/lib/platform/i18n/site';
import { FairExhibitors } from './fair-exhibitors';
import { FairHero } from './fair-hero';
import { FairHighlights, FairIntroduction, FairSchedule } from './fair-parts';

type Props = { view: FairHome; steps: readonly BreadcrumbStep[]; locale: Locale; device: Device };

/** Page of the fair: introduction, news, schedule and exhibitors. */
export function FairPage({ view, steps, locale, device }: Props) {
  const t = useTranslations('fair');
  const { fair, updates, notices, highlights, exhibitors } = view;
  const shared = { view, locale, device };
  const parts = [
    { id: 'updates', there: updates.length > 0 },
    { id: 'introduction', there: true },
    { id: 'schedule', there: fair.sessions.length > 0 },
    { id: 'notices', there: notices.length > 0 },
    { id: 'highlights', there: highlights.length > 0 },
    { id: 'exhibitors', there: exhibitors.length > 0 },
  ] as const;
  return (
    <div className="fa" data-soft>
      <SoftLinks />
      <div className="wrap">
        <Breadcrumb steps={steps} />
        {updates.some(({ demonstration }) => demonstration) && <Demonstration />}
        <FairHero view={view} locale={locale} />
        <nav className="tabs fa-nav" aria-label={t('nav')}>
          {parts
            .filter(({ there }) => there)
            .map(({ id }) => (
              <a key={id} href={`#${id}`}>
                {t(`part.${id}`)}
              </a>
            ))}
        </nav>
      </div>
      <FairIntroduction {...shared} />
      <FairHighlights {...shared} />
      <FairSchedule {...shared} />
      <FairExhibitors {...shared} />
    </div>
  );
}
