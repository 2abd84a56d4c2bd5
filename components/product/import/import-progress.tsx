'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Progress } from '@/components/ui/progress';
import { formatNumber } from '@/lib/platform/i18n/format';
import type { ImportView } from '@/lib/product/sheet/schema';

/** Progress of reading or writing a sheet; reading can be cancelled. */
export function ImportProgress({ view, busy, onDrop }: { view: ImportView; busy: boolean; onDrop: () => void }) {
  const t = useTranslations('productSheet');
  const locale = useLocale();
  const { name, state, pictures, picturesDone } = view;
  const taking = state === 'reading' && picturesDone + 1 < pictures;
  const [done, total] = taking ? [picturesDone, pictures] : [view.done, view.total];
  const isReading = state === 'reading';
  const n = (value: number) => formatNumber(locale, value);
  // The number of rows is unknown until the sheet is open.
  const text =
    isReading && total === 0
      ? t('opening')
      : t(taking ? 'takingPictures' : isReading ? 'reading' : 'writing', { done: n(done), total: n(total) });
  return (
    <section className="grid justify-items-start gap-3">
      <h2 className="text-16 leading-[1.4] font-[650] [overflow-wrap:anywhere]">
        <bdi>{name}</bdi>
      </h2>
      <Progress size="l" value={total === 0 ? undefined : done} max={Math.max(1, total)} label={text} />
      <p role="status" className="text-ink-2">
        {text}
      </p>
      {isReading && (
        <Button disabled={busy} onClick={onDrop}>
          {t('drop')}
        </Button>
      )}
    </section>
  );
}
