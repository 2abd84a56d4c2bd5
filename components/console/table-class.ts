const head =
  '[&_thead_th]:border-y [&_thead_th]:border-line [&_thead_th]:bg-wash [&_thead_th]:px-3 [&_thead_th]:py-[9px] [&_thead_th]:text-start [&_thead_th]:text-12 [&_thead_th]:font-[550] [&_thead_th]:whitespace-nowrap [&_thead_th]:text-ink-2';
const body =
  '[&_tbody_:is(td,th)]:border-b [&_tbody_:is(td,th)]:border-line [&_tbody_:is(td,th)]:px-3 [&_tbody_:is(td,th)]:py-[10px] [&_tbody_:is(td,th)]:align-middle [&_tbody_th]:text-start [&_tbody_th]:font-strong [&_:is(td,th)_a:hover]:underline';
const cards =
  'max-lg:block max-lg:[&_:is(tbody,tr,td,tbody_th)]:block max-lg:[&_:is(tbody,tr,td,tbody_th)]:w-auto max-lg:[&_thead]:sr-only max-lg:[&_tr]:border-b max-lg:[&_tr]:border-line max-lg:[&_tr]:px-3 max-lg:[&_tr]:py-[10px] max-lg:[&_tr:last-child]:border-b-0 max-lg:[&_tbody_:is(td,th)]:border-0 max-lg:[&_tbody_:is(td,th)]:px-0 max-lg:[&_tbody_:is(td,th)]:py-[2px] max-lg:[&_tbody_:is(td,th)]:[overflow-wrap:anywhere]';
/** Card layout: the column header before the cell. */
const labelled =
  'max-lg:[&_td[data-label]:not(:empty)]:grid max-lg:[&_td[data-label]:not(:empty)]:items-baseline max-lg:[&_td[data-label]:not(:empty)]:gap-x-3 max-lg:[&_td[data-label]:not(:empty)>*]:max-w-full max-lg:[&_td[data-label]:not(:empty)>*]:min-w-0 max-lg:[&_td[data-label]:not(:empty)>*]:justify-self-start max-lg:[&_td[data-label]:not(:empty)]:before:text-12 max-lg:[&_td[data-label]:not(:empty)]:before:text-ink-3 max-lg:[&_td[data-label]:not(:empty)]:before:content-[attr(data-label)]';
const beside =
  'max-lg:[&_td[data-label]:not(:empty)]:grid-cols-[88px_minmax(0,1fr)] max-lg:[&_td[data-label]:not(:empty)>*]:col-start-2';
const hover = '[&_tbody_tr:hover>*]:bg-wash';
const boxed = '[&_thead_th]:border-t-0';

/** A console table; in narrow windows rows become cards. */
export const tableClass = `w-full border-collapse ${head} ${body} ${hover} ${cards} ${labelled} ${beside}`;
/** For the top of a card. */
export const cardTableClass = `${tableClass} ${boxed}`;
/** In its own box, without a border after the last row. */
export const boxTableClass = `${cardTableClass} [&_tbody_tr:last-child>*]:border-b-0`;
export const tableBox = 'overflow-x-auto rounded border border-line';
/** Compares two versions of a submission. */
export const diffTableClass = `w-full table-fixed border-separate border-spacing-0 rounded border border-line ${head} ${body} [&_tbody_:is(td,th)]:align-top [&_tbody_:is(td,th)]:leading-normal [&_tbody_:is(td,th)]:[overflow-wrap:anywhere] [&_tbody_tr:last-child>*]:border-b-0 [&_tbody_td]:border-s [&_thead_th:first-child]:w-[148px] [&_thead_th:last-child:has(.sr)]:w-[86px] [&_tr:has([data-mark=flag][aria-pressed=true])_th]:shadow-[inset_3px_0_0_var(--bad)] ${cards} ${labelled} max-lg:[&_td[data-label]:not(:empty)]:mt-1 max-lg:[&_td[data-label]:not(:empty)]:grid-cols-[minmax(0,1fr)] max-lg:[&_td[data-label]:not(:empty)>*]:col-start-1 max-lg:[&_tr:has([data-mark=flag][aria-pressed=true])]:shadow-[inset_3px_0_0_var(--bad)] max-lg:[&_tr:has([data-mark=flag][aria-pressed=true])_th]:shadow-none`;
