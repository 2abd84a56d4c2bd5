import { useTranslations } from 'next-intl';

const keys = { approve: 'A', reject: 'R', next: 'J', previous: 'K' };

/** The keys that decide and lead on. */
export function DecisionKeys() {
  const t = useTranslations('console.decide');
  return (
    <span className="cs-keys" aria-hidden="true">
      <kbd>{keys.approve}</kbd> {t('keyApprove')} <kbd>{keys.reject}</kbd> {t('keyReject')} <kbd>{keys.next}</kbd>{' '}
      <kbd>{keys.previous}</kbd> {t('keyNext')}
    </span>
  );
}
