import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { UndoDialog } from '@/components/trade/undo-dialog';
import { UndoneNote } from '@/components/trade/undone-note';
import { Button, ButtonLink } from '@/components/ui/button';
import { Note } from '@/components/ui/note';
import { formatInstant, formatPriceRange } from '@/lib/i18n/format';
import { nearestMinor } from '@/lib/money/amount';
import { priceBand } from '@/lib/quotation/band';
import type { Comparison } from '@/lib/quotation/figure/types';
import { href } from '@/lib/routes/address';

type Props = {
  requestId: number;
  comparison: Pick<Comparison, 'items' | 'undoUntil' | 'undone'>;
  showsBand: boolean;
  timeZone: string;
};

/** Who won, once that is decided, what the others were told of the price, and what was decided before and undone. */
export function AwardNote({ requestId, comparison: { items, undoUntil, undone }, showsBand, timeZone }: Props) {
  const t = useTranslations('purchaseCentre.comparison');
  const trade = useTranslations('trade');
  const order = useTranslations('order');
  const locale = useLocale();
  const router = useRouter();
  const [asking, setAsking] = useState(false);
  const timeOf = (iso: string) => formatInstant(locale, iso, timeZone);
  const won = items.find(({ state }) => state === 'accepted');
  const past = <UndoneNote awards={undone} side="purchaser" timeOf={timeOf} />;
  if (!won) return past;
  const { unitPrice, priceQuantity: per, currency } = won.quotation;
  const range = { ...priceBand(nearestMinor(unitPrice, currency), currency), per };
  const band = `\u2066${formatPriceRange(locale, range)}\u2069`;
  return (
    <>
      <Note tone="ok" title={t('awarded', { company: won.company })}>
        <p>{showsBand ? t('bandTold', { band }) : t('bandKept')}</p>
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
