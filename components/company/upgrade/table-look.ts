/** Styles of the tables of caps and gates; `held` marks the company's own column. */
export type TableLook = {
  box: string;
  table: string;
  corner?: string;
  head: (isCurrent: boolean) => string | undefined;
  row?: string;
  name?: string;
  cell: (isCurrent: boolean) => string | undefined;
};

/** For public pages. */
export const pageLook: TableLook = { box: 'cc-tw', table: 'cc-tb', head: () => undefined, cell: () => undefined };

const name = 'min-w-[140px] px-3 py-[9px] text-start max-sm:px-[6px]';

/** Boxed, for centers. */
export const boxLook: TableLook = {
  box: 'relative overflow-x-auto rounded border border-line',
  table: 'w-full border-collapse',
  corner: `${name} border-b border-line bg-wash text-12 font-[550] text-ink-2`,
  head: (isCurrent) =>
    `border-b border-line px-3 py-[9px] text-center text-12 whitespace-nowrap max-sm:px-[6px] max-sm:whitespace-normal max-sm:nth-[n+5]:min-w-[38px] ${isCurrent ? 'bg-accent-soft font-[650] text-accent-strong' : 'bg-wash font-[550] text-ink-2'}`,
  row: 'border-line not-last:border-b',
  name: `${name} text-14 font-regular`,
  cell: (isCurrent) =>
    `px-3 py-[10px] text-center align-middle tabular-nums max-sm:px-[6px] [&>.i]:mx-auto [&>.i]:min-w-5 [&>.i]:text-ok [&>.i]:[stroke-width:2.2] ${isCurrent ? 'bg-accent-soft' : ''}`,
};

/** On a phone each row is the feature name above what opens it. */
export const stackedLook: TableLook = {
  ...boxLook,
  table: 'w-full border-collapse max-sm:block max-sm:[&>tbody]:block max-sm:[&>thead]:sr-only',
  row: `${boxLook.row} max-sm:flex max-sm:flex-wrap max-sm:gap-[6px] max-sm:px-4 max-sm:py-3`,
  name: 'min-w-[140px] px-3 py-[9px] text-start text-14 font-regular max-sm:basis-full max-sm:p-0 max-sm:font-[550]',
  cell: (isCurrent) =>
    `px-3 py-[10px] text-center align-middle tabular-nums max-sm:flex max-sm:items-center max-sm:gap-1 max-sm:rounded-s max-sm:border max-sm:px-2 max-sm:py-[2px] max-sm:text-12 max-sm:after:content-[attr(data-of)] max-sm:data-[open=false]:hidden max-sm:[&>.i]:size-[14px] sm:[&>.i]:mx-auto sm:[&>.i]:min-w-5 [&>.i]:text-ok [&>.i]:[stroke-width:2.2] ${isCurrent ? 'bg-accent-soft max-sm:border-transparent max-sm:font-[650] max-sm:text-accent-strong' : 'max-sm:border-line'}`,
};
