import { useTranslations } from 'next-intl';
import { Marks } from '@/components/list/mark/standing';
import { Badge } from '@/components/ui/badge';
import { Link } from '@/components/ui/link';
import { isGrade } from '@/lib/company/upgrade/rules';
import type { ConsoleLocale } from '@/lib/platform/i18n/console';
import { companyAddress, rowOf } from '@/lib/staff/filter';
import { formatMoment } from '@/lib/staff/time';
import type { UpgradeRow } from '@/lib/staff/types';
import { AnswerForm } from './answer-form';
import { LicenceView } from './licence-view';
import { WishItem, wishList, wishText } from './wish-item';

type Props = { rows: readonly UpgradeRow[]; locale: ConsoleLocale; timeZone: string; readOnly: boolean };
/** Id of the standing section on a company's page. */
export const standingPart = 'standing';
const badges = { open: 'warn', done: 'ok', declined: 'bad' } as const;

/** A requested grade requires checks. */
const lacksChecks = ({ wanted, grade, checked }: UpgradeRow): boolean =>
  isGrade(wanted) && wanted !== grade && !checked;

/** Upgrade requests, open ones with an answer form. */
export function UpgradeList({ rows, locale, timeZone, readOnly }: Props) {
  const t = useTranslations('console.upgrade');
  const review = useTranslations('console.review');
  return (
    <ul className={wishList}>
      {rows.map((row) => (
        <WishItem key={row.id} keyed={row.state === 'open' ? rowOf('upgrade', row.id) : undefined}>
          <div className={wishText}>
            <p className="text-16 font-strong">
              <Link href={companyAddress(row.companyId)}>
                <bdi>{row.company}</bdi>
              </Link>
            </p>
            <p className="flex items-center gap-2">
              <b>{t(`wants.${row.wanted}`)}</b> <Badge tone={badges[row.state]}>{t(`state.${row.state}`)}</Badge>
            </p>
            <Marks grade={row.grade} membership={row.membership} />
            {row.message !== '' && <blockquote dir="auto">{row.message}</blockquote>}
            {row.documents.length > 0 && (
              <ul className="m-0 grid list-none gap-2 p-0" aria-label={t('documents')}>
                {row.documents.map(({ key, name }) => (
                  <li key={key} className="grid gap-1">
                    <bdi className="font-medium [overflow-wrap:anywhere]">{name}</bdi>
                    <LicenceView
                      companyId={row.companyId}
                      fileKey={key}
                      alt={name}
                      readOnly={readOnly}
                      facts={[
                        { label: t('company'), value: row.company },
                        { label: t('wanted'), value: t(`wants.${row.wanted}`) },
                        ...(row.message === '' ? [] : [{ label: t('message'), value: row.message }]),
                      ]}
                    />
                  </li>
                ))}
              </ul>
            )}
            {row.documents.length === 0 && isGrade(row.wanted) && (
              <small className="text-ink-3">{t('noDocuments')}</small>
            )}
            <small className="text-ink-3">
              {t('by', { by: row.by ?? review('someone'), at: formatMoment(locale, row.createdAt, timeZone) })}
            </small>
            {row.answer !== null && <p>{t('answered', { answer: row.answer })}</p>}
          </div>
          {row.state === 'open' && (
            <AnswerForm
              id={row.id}
              revision={row.revision}
              readOnly={readOnly}
              held={row.held}
              checksAt={lacksChecks(row) ? `${companyAddress(row.companyId)}#${standingPart}` : null}
            />
          )}
        </WishItem>
      ))}
    </ul>
  );
}
