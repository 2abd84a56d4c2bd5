import { useTranslations } from 'next-intl';
import { ScrollRegion } from '@/components/ui/scroll-region';
import { BidFiles } from './bid-files';
import { BidHead } from './bid-head';
import { FigureText } from './figure-text';
import { NoteField } from './note-field';
import { ScoreText } from './score-text';
import { byGroup, type View } from './view';

const side =
  'sticky start-0 z-[1] w-[180px] min-w-[140px] border-e border-line bg-paper text-start font-regular text-ink-2';
const cell =
  'min-w-[200px] border-s border-line px-3 py-[9px] text-start align-top [overflow-wrap:anywhere] whitespace-pre-line';

/** A column for each quotation and a row for each figure; it scrolls in its own box, the names of the rows stay. */
export function ComparisonTable(view: View) {
  const { items, rows, scores, requestId } = view;
  const t = useTranslations('purchaseCentre.comparison');
  const groups = useTranslations('purchaseCentre.comparison.group');
  return (
    <ScrollRegion label={t('title')} className="overflow-x-auto rounded border border-line bg-paper">
      <table className="w-full border-separate border-spacing-0 text-14 [&_tr>*]:border-b [&_tr>*]:border-b-line">
        <caption className="sr-only">{t('title')}</caption>
        <thead>
          <tr>
            <td className={`${side} px-3`} />
            {items.map((bid) => (
              <th key={bid.id} scope="col" className={`${cell} font-regular`}>
                <BidHead bid={bid} view={view} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row" className={`${side} px-3 py-[9px] align-top`}>
              {t('row.score')}
            </th>
            {items.map((bid) => (
              <td key={bid.id} className={cell}>
                <ScoreText bid={bid} scored={scores.get(bid.id)} />
              </td>
            ))}
          </tr>
        </tbody>
        {byGroup(rows).map(([group, own]) => (
          <tbody key={group}>
            <tr>
              <th
                scope="rowgroup"
                colSpan={items.length + 1}
                className="bg-wash px-3 py-2 text-start text-12 font-strong"
              >
                <span className="sticky start-3">{groups(group as 'price')}</span>
              </th>
            </tr>
            {own.map((row) => (
              <tr key={row.key}>
                <th scope="row" className={`${side} px-3 py-[9px] align-top`}>
                  <span>{row.label}</span>
                  {row.wanted && <span className="mt-[2px] block text-12 font-strong">{row.wanted}</span>}
                </th>
                {row.cells.map((one, index) => (
                  <td key={items[index]?.id} className={`${cell} ${one.tone === 'best' ? 'bg-ok-soft' : ''}`}>
                    <FigureText cell={one} bid={items[index]} view={view} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
        <tbody>
          <tr>
            <th scope="row" className={`${side} px-3 py-[9px] align-top`}>
              {t('row.files')}
            </th>
            {items.map((bid) => (
              <td key={bid.id} className={cell}>
                <BidFiles bid={bid} />
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row" className={`${side} px-3 py-[9px] align-top`}>
              {t('note')}
            </th>
            {items.map((bid) => (
              <td key={bid.id} className={cell}>
                <NoteField bid={bid} requestId={requestId} />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </ScrollRegion>
  );
}
