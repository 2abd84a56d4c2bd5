import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useId, useState } from 'react';
import { Proof } from '@/components/company/proof';
import { ScrollRegion } from '@/components/ui/scroll-region';
import type { Bid } from '@/lib/quotation/figure/types';
import { BidActs } from './bid-acts';
import { BidFiles } from './bid-files';
import { BidHead } from './bid-head';
import { FigureText } from './figure-text';
import { NoteField } from './note-field';
import { NotesButton } from './notes-button';
import { ScoreText } from './score-text';
import { byGroup, hasFiles, type View } from './view';

const side =
  'sticky start-0 z-[1] w-[200px] min-w-[200px] max-w-[200px] border-e border-line bg-paper px-3 py-[9px] text-start align-top font-regular text-ink-2';
const cellOf = (count: number) =>
  `${count < 5 ? 'w-[200px] min-w-[200px]' : 'w-[180px] min-w-[180px]'} border-s border-line px-3 py-[9px] text-start align-top [overflow-wrap:anywhere] whitespace-pre-line`;
// Keeps focused elements clear of the sticky head and row names.
const clear = '[&_tbody_:is(a,button,input,textarea)]:scroll-mt-24 [&_:is(a,button,input,textarea)]:scroll-ms-[208px]';
const heading = 'bg-wash px-3 py-2 text-start text-12 font-strong';

/** A column per quotation and a row per value in a scrolling box; row and column heads are sticky. */
export function ComparisonTable(view: View) {
  const { items, scores, requestId, unstated } = view;
  const t = useTranslations('purchaseCenter.comparison');
  const company = useTranslations('company');
  const locale = useLocale();
  const groups = useTranslations('purchaseCenter.comparison.group');
  const name = useId();
  const [showsNotes, setShowsNotes] = useState(false);
  const cell = cellOf(items.length);
  const line = (key: string, label: ReactNode, fill: (bid: Bid) => ReactNode) => (
    <tr key={key}>
      <th scope="row" className={side}>
        {label}
      </th>
      {items.map((bid) => (
        <td key={bid.id} className={cell}>
          {fill(bid)}
        </td>
      ))}
    </tr>
  );
  return (
    <ScrollRegion
      label={t('title')}
      className={`max-h-[max(360px,calc(100dvh-188px))] overflow-auto rounded border border-line bg-paper ${clear}`}
    >
      <table className="w-full border-separate border-spacing-0 text-14 [&_tr>*]:border-b [&_tr>*]:border-b-line">
        <caption className="sr-only">{t('title')}</caption>
        <thead>
          <tr>
            <td className={`${side} top-0 z-[3]!`} />
            {items.map((bid) => (
              <th
                key={bid.id}
                scope="col"
                className={`${cell} sticky top-0 z-[2] max-w-0 border-b-ink! bg-paper py-0! font-regular`}
              >
                <BidHead bid={bid} view={view} name={name} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr className="print:hidden">
            <td className={side} />
            {items.map((bid) => (
              <td key={bid.id} className={cell}>
                <BidActs bid={bid} view={view} />
              </td>
            ))}
          </tr>
          {line(
            'proof',
            company('gradeLabel'),
            ({ record, response }) =>
              record && <Proof company={record} locale={locale} response={response} form="line" />,
          )}
          {line('score', t('row.score'), (bid) => (
            <ScoreText bid={bid} scored={scores.get(bid.id)} view={view} />
          ))}
        </tbody>
        {byGroup(view).map(([group, own]) => (
          <tbody key={group}>
            <tr>
              <th scope="rowgroup" colSpan={items.length + 1} className={heading}>
                <span className="sticky start-3">{groups(group as 'price')}</span>
              </th>
            </tr>
            {own.map((row) => (
              <tr key={row.key}>
                <th scope="row" className={side}>
                  <span>{row.label}</span>
                  {row.wanted && <span className="mt-[2px] block text-12 text-ink-2">{row.wanted}</span>}
                </th>
                {row.cells.map((one, index) => (
                  <td key={items[index]?.id} className={`${cell} ${one.tone === 'best' ? 'bg-ok-soft' : ''}`}>
                    <FigureText cell={one} bid={items[index]} view={view} />
                  </td>
                ))}
              </tr>
            ))}
            {group === 'message' && hasFiles(items) && line('files', t('row.files'), (bid) => <BidFiles bid={bid} />)}
          </tbody>
        ))}
        <tbody>
          {unstated.length > 0 && (
            <tr>
              <td colSpan={items.length + 1} className="px-3 py-2 text-12 text-ink-2">
                <span className="sticky start-3">{t('unstated', { rows: unstated.join('; ') })}</span>
              </td>
            </tr>
          )}
          <tr>
            <th scope="rowgroup" colSpan={items.length + 1} className={`${heading} py-1!`}>
              <span className="sticky start-3">
                <NotesButton items={items} isOpen={showsNotes} onPress={() => setShowsNotes(!showsNotes)} />
              </span>
            </th>
          </tr>
          {showsNotes && line('note', t('note'), (bid) => <NoteField bid={bid} requestId={requestId} />)}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
