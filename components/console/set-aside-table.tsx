import { useTranslations } from 'next-intl';
import type { ConsoleLocale } from '@/lib/platform/i18n/console';
import { formatNumber } from '@/lib/platform/i18n/format';
import type { SetAside } from '@/lib/staff/job/types';
import { formatMoment } from '@/lib/staff/time';
import { SetAsideButtons } from './set-aside-buttons';
import { tableClass } from './table-class';

type Props = { items: readonly SetAside[]; locale: ConsoleLocale; timeZone: string; readOnly: boolean };

/** Failed jobs with their last error and actions. */
export function SetAsideTable({ items, locale, timeZone, readOnly }: Props) {
  const t = useTranslations('console.job');
  return (
    <table className={tableClass}>
      <thead>
        <tr>
          <th scope="col">{t('what')}</th>
          <th scope="col">{t('failure')}</th>
          <th scope="col">{t('attempts')}</th>
          <th scope="col">{t('last')}</th>
          <th scope="col">{t('decision')}</th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ source, id, task, subject, failure, attempts, failedAt }) => (
          <tr key={`${source} ${id}`} data-row tabIndex={-1}>
            <th scope="row">
              {t(`task.${task}`)} <bdi className="block text-12 font-normal text-ink-3">{subject}</bdi>
            </th>
            <td data-label={t('failure')}>
              <bdi className="wrap-anywhere" lang="en">
                {failure}
              </bdi>
            </td>
            <td data-label={t('attempts')}>{formatNumber(locale, attempts)}</td>
            <td data-label={t('last')}>
              <time dateTime={failedAt}>{formatMoment(locale, failedAt, timeZone)}</time>
            </td>
            <td data-label={t('decision')}>
              <SetAsideButtons source={source} id={id} name={`${t(`task.${task}`)} ${subject}`} readOnly={readOnly} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
