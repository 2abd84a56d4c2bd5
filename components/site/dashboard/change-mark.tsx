import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { changeOf, type PeriodFigure } from '@/lib/stats/period';
import { percent } from './day-text';

const none = '–';
const base = 'inline-flex items-center gap-[2px] text-12 font-medium whitespace-nowrap';

/** Change of a figure as arrow and percentage; in words for screen readers. */
export function ChangeMark({ figure }: { figure: PeriodFigure }) {
  const t = useTranslations('dashboard.views');
  const locale = useLocale();
  const change = changeOf(figure);
  if (change === null || change === 0)
    return (
      <small className={`${base} text-ink-3`}>
        <span aria-hidden="true">{none}</span>
        <span className="sr">{t(change === null && figure.now > 0 ? 'fresh' : 'same')}</span>
      </small>
    );
  const share = percent(locale, change);
  return (
    <small className={`${base} ${change > 0 ? 'text-ok' : 'text-bad'}`}>
      <Icon name="up" small className={change > 0 ? 'size-[14px]!' : 'size-[14px]! rotate-180'} />
      <span aria-hidden="true">{share}</span>
      <span className="sr">{t(change > 0 ? 'up' : 'down', { share })}</span>
    </small>
  );
}
