import { useTranslations } from 'next-intl';
import { DaysLeft } from '@/components/list/mark/days-left';
import type { Locale } from '@/lib/platform/i18n/site';
import { effectiveStatus } from '@/lib/tender/rules';
import type { TenderDetail } from '@/lib/tender/types';
import { Budget } from './budget';
import { Moment } from './tender-facts';

/** Deadline and budget of a tender. */
export function DeadlineCard({ tender, locale }: { tender: TenderDetail; locale: Locale }) {
  const t = useTranslations('tender');
  const { deadlineAt, deadlineOffset, budget } = tender;
  return (
    <dl className="td-card">
      <div>
        <dt>{t('deadline')}</dt>
        {deadlineAt ? (
          <dd>
            <Moment iso={deadlineAt} offset={deadlineOffset} locale={locale} />
            <DaysLeft item={tender} locale={locale} />
          </dd>
        ) : (
          <dd>{t('noDeadline')}</dd>
        )}
      </div>
      <div>
        <dt>{t('budget')}</dt>
        <dd>
          <Budget of={budget} locale={locale} />
        </dd>
      </div>
    </dl>
  );
}

/** Address of the deadline's calendar file; null if there is none. */
export const calendarFile = (tender: TenderDetail): string | null =>
  tender.deadlineAt && effectiveStatus(tender, Date.now()) === 'open' ? `/api/tender/ics?id=${tender.id}` : null;
