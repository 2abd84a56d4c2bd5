import { useTranslations } from 'next-intl';
import { Checkbox } from '@/components/ui/control';

/** Hides identical rows; works without JavaScript. */
export function DifferencesToggle() {
  const t = useTranslations('compare');
  return (
    <div className="only mb-3 w-fit">
      <Checkbox>{t('differences')}</Checkbox>
    </div>
  );
}
