import { useTranslations } from 'next-intl';
import type { ConsoleLocale } from '@/lib/platform/i18n/console';
import { formatDay, formatNumber } from '@/lib/platform/i18n/format';
import { sites } from '@/lib/platform/i18n/site';
import type { SearchedTerm } from '@/lib/search/hot-word/queries';
import { cardTableClass } from './table-class';
import { WordButton } from './word-button';

type Props = { rows: readonly SearchedTerm[]; locale: ConsoleLocale; readOnly: boolean };
const decisions = { waiting: ['approve', 'ban'], shown: ['ban'], banned: ['allow'] } as const;

/** Terms with site, section and number of networks, and their actions. */
export function WordTable({ rows, locale, readOnly }: Props) {
  const t = useTranslations('console.word');
  return (
    <table className={cardTableClass}>
      <thead>
        <tr>
          <th scope="col">{t('term')}</th>
          <th scope="col">{t('site')}</th>
          <th scope="col">{t('section')}</th>
          <th scope="col">{t('networks')}</th>
          <th scope="col">{t('day')}</th>
          <th scope="col">{t('decision')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={`${row.locale} ${row.scope} ${row.term}`} data-row tabIndex={-1}>
            <th scope="row">
              <bdi lang={row.locale}>{row.term}</bdi>
            </th>
            <td data-label={t('site')}>
              <bdi lang={row.locale}>{sites[row.locale].endonym}</bdi>
            </td>
            <td data-label={t('section')}>{t(`scope.${row.scope}`)}</td>
            <td data-label={t('networks')}>{formatNumber(locale, row.networks)}</td>
            <td data-label={t('day')}>{row.day === null ? '–' : formatDay(locale, row.day)}</td>
            <td data-label={t('decision')}>
              <span className="flex items-center gap-2">
                {decisions[row.state].map((decision) => (
                  <WordButton
                    key={decision}
                    word={{ locale: row.locale, scope: row.scope, word: row.term, revision: row.revision }}
                    decision={decision}
                    readOnly={readOnly}
                  />
                ))}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
