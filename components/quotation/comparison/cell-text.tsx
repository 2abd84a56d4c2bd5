import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import type { Cell } from '@/lib/quotation/figure/types';

/** A figure of a comparison: the best in words beside its colour, what is missing in grey, what deviates with a sign and, as long as it can be, its tick. */
export function CellText({ cell, children }: { cell: Cell; children?: ReactNode }) {
  const { notes = [] } = cell;
  return (
    <>
      <Figure cell={cell} />
      {notes.map((note) => (
        <span key={note} className="mt-1 flex items-start gap-1 text-12 text-warn">
          <Icon name="alert" small className="mt-[1px]" />
          <span>{note}</span>
        </span>
      ))}
      {children}
    </>
  );
}

function Figure({ cell: { text, tone, best, isTyped } }: { cell: Cell }) {
  if (tone === 'missing') return <span className="text-ink-3">{text}</span>;
  if (tone === 'warn')
    return (
      <span className="inline-flex items-start gap-1 font-strong text-warn">
        <Icon name="alert" small className="mt-[3px]" />
        <span>{text}</span>
      </span>
    );
  if (!best) return isTyped ? <bdi>{text}</bdi> : text;
  return (
    <>
      <b className="font-strong">{text}</b> <span className="text-12 font-strong text-ok">{best}</span>
    </>
  );
}
