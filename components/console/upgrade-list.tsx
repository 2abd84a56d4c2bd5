import { useTranslations } from 'next-intl';
import { Marks } from '@/components/company/marks';
import { Badge } from '@/components/form/badge';
import { Link } from '@/components/ui/link';
import type { ConsoleLocale } from '@/lib/i18n/console';
import { companyAddress } from '@/lib/staff/filter';
import { formatMoment } from '@/lib/staff/time';
import type { UpgradeRow } from '@/lib/staff/types';
import { AnswerForm } from './answer-form';

type Props = { rows: readonly UpgradeRow[]; locale: ConsoleLocale; timeZone: string; readOnly: boolean };
const badges = { open: 'warn', done: 'ok', declined: 'bad' } as const;

/** Wishes for a higher standing, the open ones to be answered. */
export function UpgradeList({ rows, locale, timeZone, readOnly }: Props) {
  const t = useTranslations('console.upgrade');
  const review = useTranslations('console.review');
  return (
    <ul className="cs-wishes">
      {rows.map((row) => (
        <li key={row.id} className="cc-card">
          <div className="cs-wish">
            <p className="cs-wish-c">
              <Link href={companyAddress(row.companyId)}>
                <bdi>{row.company}</bdi>
              </Link>
            </p>
            <p className="row">
              <b>{t(`wants.${row.wanted}`)}</b> <Badge kind={badges[row.state]}>{t(`state.${row.state}`)}</Badge>
            </p>
            <Marks grade={row.grade} membership={row.membership} />
            {row.message !== '' && <blockquote dir="auto">{row.message}</blockquote>}
            <small className="muted">
              {t('by', { by: row.by ?? review('someone'), at: formatMoment(locale, row.createdAt, timeZone) })}
            </small>
            {row.answer !== null && <p>{t('answered', { answer: row.answer })}</p>}
          </div>
          {row.state === 'open' && (
            <AnswerForm id={row.id} revision={row.revision} readOnly={readOnly} held={row.held} />
          )}
        </li>
      ))}
    </ul>
  );
}
