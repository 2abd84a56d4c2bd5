import { useTranslations } from 'next-intl';
import { BodyView } from '@/components/content/body-view';
import { ContentCard } from '@/components/content/content-card';
import { ContentLines } from '@/components/content/content-lines';
import { SectionHead } from '@/components/ui/section-head';
import type { FairHome } from '@/lib/fair/read';
import { type Device, type Locale, sites } from '@/lib/platform/i18n/site';
import { OwnSessions } from './own-sessions';
import { Schedule } from './schedule';

type Props = { view: FairHome; locale: Locale; device: Device };

/** Introduction of the fair, beside its news. */
export function FairIntroduction({ view, locale }: Props) {
  const t = useTranslations('fair.part');
  const { fair, updates, notices } = view;
  const foreign = fair.title.locale === locale ? {} : { lang: fair.title.locale, dir: sites[fair.title.locale].dir };
  return (
    <div className="wrap two fa-two">
      <section id="introduction" aria-labelledby="introduction-h">
        <h2 id="introduction-h">{t('introduction')}</h2>
        <div {...foreign}>
          <BodyView body={fair.body} />
        </div>
      </section>
      <div>
        {updates.length > 0 && (
          <section id="updates" aria-labelledby="updates-h">
            <h2 id="updates-h">{t('updates')}</h2>
            <ContentLines items={updates} locale={locale} />
          </section>
        )}
        {notices.length > 0 && (
          <section id="notices" aria-labelledby="notices-h">
            <h2 id="notices-h">{t('notices')}</h2>
            <ContentLines items={notices} locale={locale} />
          </section>
        )}
      </div>
    </div>
  );
}

/** Highlights of the fair. */
export function FairHighlights({ view: { highlights }, locale, device }: Props) {
  const t = useTranslations('fair.part');
  if (highlights.length === 0) return null;
  const card = (item: (typeof highlights)[number]) => (
    <ContentCard key={item.id} item={item} locale={locale} over={item.sectors[0]?.name ?? ''} />
  );
  return (
    <section id="highlights" className="sec">
      <div className="wrap">
        <SectionHead title={t('highlights')} />
        {device === 'd' && <div className="ct-cards fa-picks">{highlights.map(card)}</div>}
      </div>
      {device === 'm' && (
        <ul className="hs snap mid">
          {highlights.map((item) => (
            <li key={item.id} className="card">
              {card(item)}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Schedule of the fair. */
export function FairSchedule({ view: { fair }, locale }: Props) {
  const t = useTranslations('fair');
  if (fair.sessions.length === 0) return null;
  return (
    <section id="schedule" className="sec">
      <div className="wrap">
        <SectionHead title={t('part.schedule')} note={t('times')} />
        <OwnSessions>
          <Schedule fair={fair} locale={locale} />
        </OwnSessions>
      </div>
    </section>
  );
}
