import { TextTranslation } from '@/components/translate/text-translation';
import { isCompared } from '@/lib/quotation/constants';
import type { Bid, Cell } from '@/lib/quotation/figure/types';
import { CellText } from './cell-text';
import { ToleranceTick } from './tolerance-tick';
import type { View } from './view';

type Props = { cell: Cell; bid: Bid | undefined; view: Pick<View, 'requestId' | 'isUndecided'> };

/** A figure of a quotation with what the buyer can say of it while the request is undecided. */
export function FigureText({ cell, bid, view: { requestId, isUndecided } }: Props) {
  const { deviation, written } = cell;
  return (
    <CellText cell={cell}>
      {written && <TextTranslation from={written.locale} texts={[written.text]} />}
      {deviation && bid && isUndecided && isCompared(bid) && (
        <ToleranceTick bid={bid} requestId={requestId} deviation={deviation} />
      )}
    </CellText>
  );
}
