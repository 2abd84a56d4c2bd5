import { useTranslations } from 'next-intl';
import '@/app/card.css';

/** Checkbox that adds the product to the comparison; part of the tray's form, so that it works without JavaScript. */
export function CompareTick({ id }: { id: number }) {
  const t = useTranslations('compare');
  return (
    <label className="cmp" title={t('tick')}>
      <input type="checkbox" name="ids" value={id} form="compare" />
      <span className="sr">{t('tick')}</span>
    </label>
  );
}
