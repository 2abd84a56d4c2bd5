import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Note } from '@/components/form/note';
import type { OwnProfile } from '@/lib/company/profile/types';
import { formatInstant, formatNumber } from '@/lib/platform/i18n/format';
import { quoted } from '@/lib/platform/i18n/isolate';

type Standing = Pick<OwnProfile, 'status' | 'change' | 'reason' | 'submittedAt' | 'reviewDays'>;
const kinds = { draft: 'plain', review: 'warn', normal: 'ok', rejected: 'bad', disabled: 'bad' } as const;

/** Status of a profile in order of importance: a rejected or pending change before the public version. */
const shownOf = ({ status, change }: Standing) => {
  if (status !== 'normal') return status;
  return change === 'pending' ? 'review' : change === 'rejected' ? 'rejected' : 'normal';
};

type Props = { profile: Standing; timeZone: string; children?: ReactNode };

/** Status of a profile with its message; `children` are the actions. docs/domain.md, Company profile. */
export function ProfileNote({ profile, timeZone, children }: Props) {
  const t = useTranslations();
  const locale = useLocale();
  const { status, change, reason, submittedAt, reviewDays } = profile;
  const shown = shownOf(profile);
  const own = quoted(reason ?? '');
  return (
    <Note
      kind={kinds[shown]}
      title={t(`review.status.company.${shown}`, { reason: own })}
      role={shown === 'rejected' || shown === 'disabled' ? 'alert' : undefined}
    >
      {status === 'disabled' && reason && <p>{t('companyForm.status.reason', { reason: own })}</p>}
      {submittedAt && (
        <p>
          {t('companyForm.status.submitted', { date: formatInstant(locale, submittedAt, timeZone) })}{' '}
          {t('review.expected', { count: reviewDays, n: formatNumber(locale, reviewDays) })}
        </p>
      )}
      {change === 'draft' && <p>{t('companyForm.status.draft')}</p>}
      {status === 'normal' && change !== null && <p>{t('companyForm.status.stays')}</p>}
      {children}
    </Note>
  );
}
