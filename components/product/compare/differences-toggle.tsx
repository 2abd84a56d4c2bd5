import { useTranslations } from 'next-intl';

/** Hides identical rows; works without JavaScript. */
export function DifferencesToggle() {
  const t = useTranslations('compare');
  return (
    <label className="cmp only">
      <input type="checkbox" />
      {t('differences')}
    </label>
  );
}
