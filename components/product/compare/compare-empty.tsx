import { useTranslations } from 'next-intl';
import { config } from '@/lib/platform/config';
import { href } from '@/lib/platform/routes/address';

/** Empty comparison: how to select products, and a link to them. */
export function CompareEmpty() {
  const t = useTranslations('compare');
  return (
    <div className="empty">
      <p className="t">{t('empty')}</p>
      <p className="muted">{t('emptyHint', { max: String(config.compare.max) })}</p>
      <a className="btn" href={href('productList')}>
        {t('browse')}
      </a>
    </div>
  );
}
