'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Link } from '@/components/ui/link';
import { formatNumber } from '@/lib/platform/i18n/format';
import { href } from '@/lib/platform/routes/address';

/** Number of products used of the membership's cap. docs/domain.md, Caps. */
export function CapMeter({ used, cap }: { used: number; cap: number }) {
  const t = useTranslations();
  const locale = useLocale();
  const full = used >= cap;
  const text = t('productCenter.used', { used: formatNumber(locale, used), cap: formatNumber(locale, cap) });
  return (
    <div className={full ? 'pc-cap full' : 'pc-cap'}>
      <span>{text}</span>
      <progress value={Math.min(used, cap)} max={cap} aria-label={text} />
      {full && (
        <span role="status">
          {t('gate.product', { count: cap, n: formatNumber(locale, cap) })}{' '}
          <Link href={href('supplierUpgrade')}>{t('gate.upgrade')}</Link>
        </span>
      )}
    </div>
  );
}
