import { useTranslations } from 'next-intl';

import { Note } from '@/components/form/note';
import { Marks } from '@/components/list/mark/standing';
import { Badge } from '@/components/ui/badge';
import { Link } from '@/components/ui/link';
import type { ConsoleLocale } from '@/lib/platform/i18n/console';
import { companyAddress } from '@/lib/staff/filter';
import { lastRejection } from '@/lib/staff/review/rules';
import type { ReviewView } from '@/lib/staff/review/types';
import { formatMoment } from '@/lib/staff/time';
import { ActionText } from './action-text';

const badges = { pending: 'warn', approved: 'ok', rejected: 'bad', withdrawn: 'plain' } as const;
type Props = { review: ReviewView; locale: ConsoleLocale; timeZone: string };

function Decided({ review, locale, timeZone }: Props) {
  const t = useTranslations('console.review');
  const { state, decidedAt, decidedBy, reason, unseen } = review;
  const at = formatMoment(locale, decidedAt ?? review.submittedAt, timeZone);
  const words =
    state === 'withdrawn' ? t('withdrawnNote', { at }) : t('decided', { by: decidedBy ?? t('someone'), at });
  return (
    <Note role="status" title={words}>
      {reason !== null && <p>{t('reason', { reason })}</p>}
      {unseen && <p>{t('unseen')}</p>}
    </Note>
  );
}

/** Subject, owner and status of a submission. */
export function ReviewHead({ review, locale, timeZone }: Props) {
  const t = useTranslations('console');
  const rejected = lastRejection(review);
  const { state, title, fresh, submittedAt, submittedBy, company, companyId, kind, grade, membership } = review;
  const values = {
    at: formatMoment(locale, submittedAt, timeZone),
    by: submittedBy ?? '',
    known: submittedBy === null ? 'no' : 'yes',
  };
  return (
    <header className="mb-4">
      <div className="mb-1 flex flex-wrap items-center gap-x-[14px] gap-y-1 text-12 text-ink-3">
        <span>{t(`kind.${kind}`)}</span>
        <Link className="inline-flex min-h-6 items-center font-medium text-accent" href={companyAddress(companyId)}>
          <bdi>{company}</bdi>
        </Link>
        <Marks grade={grade} membership={membership} />
      </div>
      <h1 className="flex flex-wrap items-center gap-x-[10px] gap-y-1 text-24 leading-[1.3] font-[650]">
        <bdi lang={review.locale}>{title}</bdi> <Badge tone={badges[state]}>{t(`review.${state}`)}</Badge>
      </h1>
      {review.held && (
        <Note role="status" title={t(review.held.own ? 'review.heldOwn' : 'review.heldBy', { by: review.held.by })}>
          <p>
            <ActionText action={review.held.action} />
          </p>
        </Note>
      )}
      {rejected?.reason && (
        <Note
          kind="warn"
          title={t('review.rejectedBefore', {
            by: rejected.by ?? t('review.someone'),
            at: formatMoment(locale, rejected.at, timeZone),
          })}
        >
          <p className="whitespace-pre-line">
            <bdi>{rejected.reason}</bdi>
          </p>
        </Note>
      )}
      {state === 'pending' ? (
        <p className="muted">{t(fresh ? 'review.fresh' : 'review.change', values)}</p>
      ) : (
        <Decided review={review} locale={locale} timeZone={timeZone} />
      )}
    </header>
  );
}
