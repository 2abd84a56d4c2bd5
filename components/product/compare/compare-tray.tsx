import { useTranslations } from 'next-intl';
import { config } from '@/lib/platform/config';
import { href } from '@/lib/platform/routes/address';
import { CompareForm } from './compare-form';
import '@/app/card.css';
import '@/app/tray.css';

/** Comparison tray; a plain form without JavaScript. Collapsible on a phone (`folds`). */
export function CompareTray({ folds }: { folds?: boolean }) {
  const t = useTranslations('compare');
  const { max } = config.compare;
  return (
    <CompareForm
      action={href('compare')}
      max={max}
      folds={folds}
      texts={{
        label: t('label'),
        open: t('open'),
        clear: t('clear'),
        full: t('full', { max: String(max) }),
        chosen: Array.from({ length: max + 1 }, (_, n) => t('chosen', { n: String(n), max: String(max) })),
        remove: t('removeShort'),
      }}
    />
  );
}
