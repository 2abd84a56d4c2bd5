import { TextTranslation } from '@/components/translate/text-translation';
import { isCompared } from '@/lib/quotation/constants';
import type { Bid, FigureCell } from '@/lib/quotation/figure/types';
import { AskTerms } from './ask-terms';
import { CellText } from './cell-text';
import type { DecisionProps } from './decision-props';
import { ToleranceTick } from './tolerance-tick';
import { isOpen, type View } from './view';

type Props = { cell: FigureCell; bid: Bid | undefined; view: DecisionProps['view'] & Pick<View, 'isUndecided'> };

/** A value of a quotation with the buyer's controls while the request is undecided. */
export function FigureText({ cell, bid, view }: Props) {
  const { deviation, written, lacksTerms } = cell;
  const { requestId, isUndecided } = view;
  return (
    <CellText cell={cell}>
      {written && <TextTranslation from={written.locale} texts={[written.text]} />}
      {lacksTerms && bid && isUndecided && isOpen(bid) && <AskTerms bid={bid} view={view} />}
      {deviation && bid && isUndecided && isCompared(bid) && (
        <ToleranceTick bid={bid} requestId={requestId} deviation={deviation} />
      )}
    </CellText>
  );
}
