import { useTranslations } from 'next-intl';
import '@/app/card.css';

/** A tick that sends the product to the comparison; it belongs to the tray's form, so it works as a plain form too. */
export function CompareTick({ id }: { id: number }) {
  const t = useTranslations('compare');
  return (
    <label className="cmp">
      <input type="checkbox" name="ids" value={id} form="compare" />
      {t('tick')}
    </label>
  );
}
