'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Link } from '@/components/ui/link';
import { formatNumber } from '@/lib/platform/i18n/format';
import { href } from '@/lib/platform/routes/address';
import type { Collection } from '@/lib/showroom/edit/collection';

type Props = { collection: Collection; used: number; max: number };

/** Number of items and the maximum; for cases set by the membership. docs/domain.md, Caps. */
export function ItemMeter({ collection, used, max }: Props) {
  const t = useTranslations();
  const locale = useLocale();
  const n = (value: number) => formatNumber(locale, value);
  const full = used >= max;
  const text = t('showroomCenter.held', { n: n(used), max: n(max) });
  return (
    <div className={full ? 'hs-cap full' : 'hs-cap'}>
      <span>{text}</span>
      <progress value={Math.min(used, max)} max={max} aria-label={text} />
      {full && (
        <span role="status">
          {collection === 'case' ? (
            <>
              {t('gate.case', { count: max, n: n(max) })}{' '}
              <Link href={href('supplierUpgrade')}>{t('gate.upgrade')}</Link>
            </>
          ) : (
            t('validation.limit')
          )}
        </span>
      )}
    </div>
  );
}
