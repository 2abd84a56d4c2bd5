import { useTranslations } from 'next-intl';
import { config } from '@/lib/platform/config';
import { href } from '@/lib/platform/routes/address';

/** Where nothing has been chosen: how to choose, and the way to the products. */
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
