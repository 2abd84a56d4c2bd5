import { useLocale, useTranslations } from 'next-intl';
import { Fragment, type ReactNode, useId, useState } from 'react';
import { Proof } from '@/components/company/proof';
import { Select } from '@/components/ui/control';
import { formatNumber } from '@/lib/platform/i18n/format';
import { directionOf } from '@/lib/platform/i18n/site';
import type { Bid } from '@/lib/quotation/figure/types';
import { AcceptButton } from './accept-button';
import { BidActs } from './bid-acts';
import { BidChip } from './bid-chip';
import { BidFiles } from './bid-files';
import { BidPrice } from './bid-price';
import { ChooseRadio } from './choose-radio';
import { FigureText } from './figure-text';
import { NoteField } from './note-field';
import { NotesButton } from './notes-button';
import { ScoreText } from './score-text';
import { byGroup, hasFiles, type View } from './view';

const column =
  'w-1/2 px-2 pb-2 text-start align-top [overflow-wrap:anywhere] whitespace-pre-line not-first:border-s border-line';
const label = 'border-t border-line px-2 pt-2 pb-[2px] text-start text-12 font-regular text-ink-2';
// Keeps focused elements clear of the sticky head and foot.
const clear =
  '[&_tbody_:is(a,button,input,textarea)]:scroll-mt-24 [&_tbody_:is(a,button,input,textarea)]:scroll-mb-[72px] phone:[&_tbody_:is(a,button,input,textarea)]:scroll-mb-[144px]';
/** Pixels of a swipe that switch to the next quotation. */
const farEnough = 60;

/** Two selectable quotations side by side in a narrow window; labels are above both values. */
export function ComparisonPair(view: View) {
  const { items, scores, requestId, unstated, chosen } = view;
  const t = useTranslations('purchaseCenter.comparison');
  const company = useTranslations('company');
  const groups = useTranslations('purchaseCenter.comparison.group');
  const locale = useLocale();
  const id = useId();
  const [picked, setPicked] = useState<readonly number[]>([]);
  const [showsNotes, setShowsNotes] = useState(false);
  const [from, setFrom] = useState<{ x: number; y: number } | null>(null);
  const first = items.find((bid) => bid.id === picked[0]) ?? chosen ?? items[0];
  const others = items.filter((bid) => bid !== first);
  const second = others.find((bid) => bid.id === picked[1]) ?? others[0];
  const pair = [first, second].filter((bid) => bid !== undefined);
  const span = pair.length;
  const pick = (at: number, bidId: number) => {
    const ids = pair.map((bid) => bid.id);
    const other = 1 - at;
    // Selecting the other column's quotation swaps the two.
    if (ids[other] === bidId) return setPicked(ids.toReversed());
    setPicked(ids.map((one, index) => (index === at ? bidId : one)));
  };
  const turn = (step: number) => {
    const next = second && others[(others.indexOf(second) + step + others.length) % others.length];
    if (next) pick(1, next.id);
  };
  const release = ({ clientX, clientY }: { clientX: number; clientY: number }) => {
    if (!from) return;
    setFrom(null);
    const [along, down] = [clientX - from.x, clientY - from.y];
    if (Math.abs(along) < farEnough || Math.abs(along) < 2 * Math.abs(down)) return;
    turn(along < 0 === (directionOf(locale) === 'ltr') ? 1 : -1);
  };
  const cells = (key: string, fill: (bid: Bid) => ReactNode) => (
    <tr>
      {pair.map((bid) => (
        <td key={bid.id} headers={`${key} ${id}-${bid.id}`} className={column}>
          {fill(bid)}
        </td>
      ))}
    </tr>
  );
  const line = (name: string, words: ReactNode, fill: (bid: Bid) => ReactNode) => (
    <Fragment key={name}>
      <tr>
        <th colSpan={span} id={`${id}-${name}`} className={label}>
          {words}
        </th>
      </tr>
      {cells(`${id}-${name}`, fill)}
    </Fragment>
  );
  const heading = (words: ReactNode) => (
    <tr>
      <th scope="rowgroup" colSpan={span} className="bg-wash px-2 py-1 text-start text-12 font-strong">
        {words}
      </th>
    </tr>
  );
  return (
    <div
      className={clear}
      onTouchStart={({ touches }) => touches[0] && setFrom({ x: touches[0].clientX, y: touches[0].clientY })}
      onTouchEnd={({ changedTouches }) => changedTouches[0] && release(changedTouches[0])}
    >
      <table className="w-full table-fixed border-separate border-spacing-0 text-14">
        <caption className="sr-only">{t('pair')}</caption>
        <thead>
          <tr>
            {pair.map((bid, index) => (
              <th
                key={bid.id}
                id={`${id}-${bid.id}`}
                scope="col"
                className="sticky top-[52px] z-[2] h-[96px] border-b border-line border-b-ink bg-paper px-1 py-0 text-start font-regular not-first:border-s [@media(max-height:600px)]:top-0"
              >
                <div className="grid gap-[2px]">
                  <div className="flex min-w-0 items-center gap-1">
                    <ChooseRadio bid={bid} view={view} name={`${id}-choice`} />
                    <div className="min-w-0 flex-1">
                      <Select
                        aria-label={t('pick', { n: formatNumber(locale, index + 1) })}
                        className="h-11! px-2! pe-6! text-14!"
                        value={String(bid.id)}
                        options={items.map((one) => ({ value: String(one.id), label: one.company }))}
                        onChange={({ target }) => pick(index, Number(target.value))}
                      />
                    </div>
                  </div>
                  <div className="flex h-5 items-center overflow-hidden px-1 [&_span]:text-16">
                    <BidPrice bid={bid} view={view} />
                  </div>
                  <div className="h-6 overflow-hidden px-1">
                    <BidChip bid={bid} view={view} />
                  </div>
                </div>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            {pair.map((bid) => (
              <td key={bid.id} headers={`${id}-${bid.id}`} className={`${column} pt-2`}>
                <BidActs bid={bid} view={view} unaccepting />
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
            {heading(groups(group as 'price'))}
            {own.map((row) =>
              line(row.key, row.wanted ? `${row.label} · ${row.wanted}` : row.label, (bid) => {
                const cell = row.cells[items.indexOf(bid)];
                return cell && <FigureText cell={cell} bid={bid} view={view} />;
              }),
            )}
            {group === 'message' && hasFiles(items) && line('files', t('row.files'), (bid) => <BidFiles bid={bid} />)}
          </tbody>
        ))}
        <tbody>
          {unstated.length > 0 && (
            <tr>
              <td colSpan={span} className={label}>
                {t('unstated', { rows: unstated.join('; ') })}
              </td>
            </tr>
          )}
          {heading(<NotesButton items={items} isOpen={showsNotes} onPress={() => setShowsNotes(!showsNotes)} />)}
          {showsNotes && line('note', t('note'), (bid) => <NoteField bid={bid} requestId={requestId} />)}
        </tbody>
      </table>
      {chosen && view.isUndecided && (
        <div className="sticky bottom-0 z-[3] -mx-4 flex h-16 items-center border-t border-line bg-paper px-4 phone:bottom-[calc(60px+env(safe-area-inset-bottom))] [@media(max-height:600px)]:static">
          <AcceptButton bid={chosen} view={view} named />
        </div>
      )}
    </div>
  );
}
