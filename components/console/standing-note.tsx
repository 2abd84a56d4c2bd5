import { useTranslations } from 'next-intl';
import { Note } from '@/components/form/note';
import type { Grade, Membership } from '@/lib/platform/config';
import type { ConsoleLocale } from '@/lib/platform/i18n/console';
import { formatDay } from '@/lib/platform/i18n/format';

type Held = {
  grade: Grade;
  gradeValidUntil: string | null;
  membership: Membership;
  membershipValidUntil: string | null;
};
type Props = { stored: Held; today: { grade: Grade; membership: Membership }; locale: ConsoleLocale };

/** Says which grade or membership has expired, and what applies instead. */
export function StandingNote({ stored, today, locale }: Props) {
  const t = useTranslations('console.standing');
  const lines = [
    stored.grade !== today.grade && stored.gradeValidUntil !== null
      ? t('expired', { day: formatDay(locale, stored.gradeValidUntil), now: t(`grade${today.grade}`) })
      : null,
    stored.membership !== today.membership && stored.membershipValidUntil !== null
      ? t('expired', { day: formatDay(locale, stored.membershipValidUntil), now: t(today.membership) })
      : null,
  ].filter((line) => line !== null);
  if (lines.length === 0) return null;
  return (
    <Note kind="warn">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Note>
  );
}
