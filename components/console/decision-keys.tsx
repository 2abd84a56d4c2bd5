import { useTranslations } from 'next-intl';

const keys = { approve: 'A', reject: 'R', next: 'J', previous: 'K' };

/** Keyboard shortcuts for deciding and moving on. */
export function DecisionKeys() {
  const t = useTranslations('console.decide');
  return (
    <span
      className="ms-auto text-12 whitespace-nowrap text-ink-3 max-xl:hidden [&_kbd]:ms-2 [&_kbd]:rounded-s [&_kbd]:border [&_kbd]:border-line-2 [&_kbd]:px-[5px] [&_kbd]:font-[inherit] [&_kbd]:text-ink-2"
      aria-hidden="true"
    >
      <kbd>{keys.approve}</kbd> {t('keyApprove')} <kbd>{keys.reject}</kbd> {t('keyReject')} <kbd>{keys.next}</kbd>{' '}
      <kbd>{keys.previous}</kbd> {t('keyNext')}
    </span>
  );
}
