'use client';

import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { type RowAct, RowSheet } from './row-sheet';

type Props = {
  /** Accessible name of the bar. */
  label: string;
  /** Text of the number selected. */
  count: string;
  none: { label: string; run: () => void };
  /** The most common action, as a separate button. */
  first?: { label: string; run: () => void };
  acts: readonly RowAct[];
  busy?: boolean;
};

/** Actions for selected items on a phone; replaces the bottom navigation. */
export function PickBar({ label, count, none, first, acts, busy }: Props) {
  return (
    <div
      role="toolbar"
      aria-label={label}
      className="fixed inset-x-0 bottom-0 z-[6] flex min-h-[calc(60px+env(safe-area-inset-bottom))] items-center gap-2 bg-paper px-2 pb-[env(safe-area-inset-bottom)] [border-block-start:1px_solid_var(--ctl)]"
    >
      <button
        type="button"
        className="grid size-11 flex-none cursor-pointer place-items-center border-0 bg-transparent p-0 text-ink-2"
        aria-label={none.label}
        onClick={none.run}
      >
        <Icon name="close" />
      </button>
      <b role="status" className="min-w-0 flex-1 font-strong [overflow-wrap:anywhere]">
        {count}
      </b>
      {first && (
        <Button tone="primary" busy={busy} onClick={() => !busy && first.run()}>
          {first.label}
        </Button>
      )}
      <RowSheet name={count} acts={acts.map((act) => (busy ? { ...act, off: true } : act))} />
    </div>
  );
}
