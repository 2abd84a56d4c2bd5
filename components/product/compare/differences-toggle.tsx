import { useTranslations } from 'next-intl';

/** Hides what is the same in all, without script too. */
export function DifferencesToggle() {
  const t = useTranslations('compare');
  return (
    <label className="cmp only">
      <input type="checkbox" />
      {t('differences')}
    </label>
  );
}
