import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { directionOf } from '@/lib/platform/i18n/site';
import type { FigureCell } from '@/lib/quotation/figure/types';

const dash = '–';

/**
 * A value in a comparison: the best in words besides colour, missing as a dash, deviations with a sign and, while
 * undecided, the tolerance checkbox.
 */
export function CellText({ cell, children }: { cell: FigureCell; children?: ReactNode }) {
  const { notes = [], origin } = cell;
  return (
    <>
      <Figure cell={cell} />
      {origin && <span className="mt-1 block text-12 text-ink-2">{origin}</span>}
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

function Figure({ cell: { text, tone, best, isTyped, language } }: { cell: FigureCell }) {
  if (tone === 'absent')
    return (
      <span className="text-ink-3">
        <span aria-hidden="true">{dash}</span>
        <span className="sr-only">{text}</span>
      </span>
    );
  if (tone === 'missing') return <span className="text-ink-3">{text}</span>;
  if (tone === 'warn' || tone === 'met')
    return (
      <span className={`inline-flex items-start gap-1 ${tone === 'met' ? 'text-ink-2' : 'font-strong text-warn'}`}>
        <Icon name={tone === 'met' ? 'check' : 'alert'} small className="mt-[3px]" />
        {isTyped ? <bdi>{text}</bdi> : <span>{text}</span>}
      </span>
    );
  if (language)
    return (
      <span lang={language} dir={directionOf(language)} className="block">
        {text}
      </span>
    );
  if (!best) return isTyped ? <bdi>{text}</bdi> : text;
  return (
    <>
      <b className="font-strong">{text}</b> <span className="text-12 font-strong text-ok">{best}</span>
    </>
  );
}
