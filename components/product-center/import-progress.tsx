'use client';

import { useLocale, useTranslations } from 'next-intl';
import { formatNumber } from '@/lib/i18n/format';
import type { ImportView } from '@/lib/product/sheet/schema';

/** How far the reading or writing of a sheet is; reading can be given up. */
export function ImportProgress({ view, busy, onDrop }: { view: ImportView; busy: boolean; onDrop: () => void }) {
  const t = useTranslations('productSheet');
  const locale = useLocale();
  const { name, state, pictures, picturesDone } = view;
  const taking = state === 'reading' && picturesDone + 1 < pictures;
  const [done, total] = taking ? [picturesDone, pictures] : [view.done, view.total];
  const isReading = state === 'reading';
  const text = t(taking ? 'takingPictures' : isReading ? 'reading' : 'writing', {
    done: formatNumber(locale, done),
    total: formatNumber(locale, total),
  });
  return (
    <section className="im-run">
      <h2>
        <bdi>{name}</bdi>
      </h2>
      <progress value={total === 0 ? undefined : done} max={Math.max(1, total)} aria-label={text} />
      <p role="status">{text}</p>
      {isReading && (
        <button type="button" className="btn" disabled={busy} onClick={onDrop}>
          {t('drop')}
        </button>
      )}
    </section>
  );
}
