import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { UndoDialog } from '@/components/trade/undo-dialog';
import { UndoneNote } from '@/components/trade/undone-note';
import { Button, ButtonLink } from '@/components/ui/button';
import { Note } from '@/components/ui/note';
import { formatInstant, formatList, formatPriceRange } from '@/lib/platform/i18n/format';
import { href } from '@/lib/platform/routes/address';
import type { QuotationComparison } from '@/lib/quotation/figure/types';

type Props = {
  requestId: number;
  comparison: Pick<QuotationComparison, 'items' | 'bands' | 'undoUntil' | 'undone'>;
  timeZone: string;
};

/** The winner, the price band told to the others, and earlier awards that were undone. */
export function AwardNote({ requestId, comparison: { items, bands, undoUntil, undone }, timeZone }: Props) {
  const t = useTranslations('purchaseCenter.comparison');
  const trade = useTranslations('trade');
  const order = useTranslations('order');
  const locale = useLocale();
  const router = useRouter();
  const [asking, setAsking] = useState(false);
  const timeOf = (iso: string) => formatInstant(locale, iso, timeZone);
  const won = items.find(({ state }) => state === 'accepted');
  const past = <UndoneNote awards={undone} side="purchaser" timeOf={timeOf} />;
  if (!won) return past;
  // Without a rate the winner's own currency is shown in addition.
  const bandTexts = new Set(bands.map((band) => `\u2066${formatPriceRange(locale, band)}\u2069`));
  return (
    <>
      <Note tone="ok" title={t('awarded', { company: won.company })}>
        <p>{bandTexts.size > 0 ? t('bandTold', { band: formatList(locale, [...bandTexts]) }) : t('bandKept')}</p>
        <p className="mt-2 print:hidden">
          <ButtonLink size="s" icon="document" href={href('purchaserOrder', { id: requestId })}>
            {order('open')}
          </ButtonLink>
        </p>
        {undoUntil && (
          <div className="mt-2 grid justify-items-start gap-2 print:hidden">
            <p>{trade('undo.until', { time: timeOf(undoUntil) })}</p>
            <Button size="s" onClick={() => setAsking(true)}>
              {trade('undo.act.purchaser')}
            </Button>
          </div>
        )}
      </Note>
      {past}
      {asking && (
        <UndoDialog
          id={won.id}
          side="purchaser"
          title={trade('undo.title.purchaser', { company: won.company })}
          onDone={() => router.refresh()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
