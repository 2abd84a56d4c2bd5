import { useTranslations } from 'next-intl';
import { BidFiles } from './bid-files';
import { BidHead } from './bid-head';
import { FigureText } from './figure-text';
import { NoteField } from './note-field';
import { ScoreText } from './score-text';
import { byGroup, type View } from './view';

/** The same comparison for a narrow window and for paper: one card a quotation, all figures below each other. */
export function ComparisonCards(view: View) {
  const { items, rows, scores, requestId } = view;
  const groups = useTranslations('purchaseCentre.comparison.group');
  return (
    <ul className="m-0 grid list-none gap-4 p-0">
      {items.map((bid, index) => (
        <li key={bid.id} className="min-w-0 rounded border border-line bg-paper print:break-inside-avoid">
          <div className="border-b border-line p-4">
            <BidHead bid={bid} view={view} />
            <div className="mt-2">
              <ScoreText bid={bid} scored={scores.get(bid.id)} />
            </div>
          </div>
          {byGroup(rows).map(([group, own]) => (
            <section key={group} className="border-b border-line px-4 py-3">
              <h3 className="mb-2 text-12 font-strong text-ink-2">{groups(group as 'price')}</h3>
              <dl className="m-0 grid gap-2">
                {own.map((row) => (
                  <div key={row.key} className="grid grid-cols-[2fr_3fr] gap-3">
                    <dt className="text-ink-2 [overflow-wrap:anywhere]">
                      <span>{row.label}</span>
                      {row.wanted && <span className="block text-12 font-strong">{row.wanted}</span>}
                    </dt>
                    <dd className="m-0 min-w-0 [overflow-wrap:anywhere] whitespace-pre-line">
                      {row.cells[index] && <FigureText cell={row.cells[index]} bid={bid} view={view} />}
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
