import { useTranslations } from 'next-intl';
import { BidFiles } from './bid-files';
import { BidHead } from './bid-head';
import { CellText } from './cell-text';
import { NoteField } from './note-field';
import { ScoreText } from './score-text';
import { byGroup, type View } from './view';

/** The same comparison for a narrow window and for paper: one card a quotation, all figures below each other. */
export function ComparisonCards({ requestId, items, rows, scores, isUndecided, timeZone }: View) {
  const groups = useTranslations('purchaseCentre.comparison.group');
  return (
    <ul className="m-0 grid list-none gap-4 p-0">
      {items.map((bid, index) => (
        <li key={bid.id} className="min-w-0 rounded border border-line bg-paper print:break-inside-avoid">
          <div className="border-b border-line p-4">
            <BidHead bid={bid} requestId={requestId} isUndecided={isUndecided} timeZone={timeZone} />
            <div className="mt-2">
              <ScoreText scored={scores.get(bid.id)} />
            </div>
          </div>
          {byGroup(rows).map(([group, own]) => (
            <section key={group} className="border-b border-line px-4 py-3">
              <h3 className="mb-2 text-12 font-strong text-ink-2">{groups(group as 'price')}</h3>
              <dl className="m-0 grid gap-2">
                {own.map((row) => (
                  <div key={row.key} className="grid grid-cols-[2fr_3fr] gap-3">
                    <dt className="text-ink-2 [overflow-wrap:anywhere]">{row.label}</dt>
                    <dd className="m-0 min-w-0 [overflow-wrap:anywhere] whitespace-pre-line">
                      {row.cells[index] && <CellText cell={row.cells[index]} />}
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
          <div className="grid gap-3 p-4">
            <BidFiles bid={bid} />
            <NoteField bid={bid} requestId={requestId} />
          </div>
        </li>
      ))}
    </ul>
  );
}
