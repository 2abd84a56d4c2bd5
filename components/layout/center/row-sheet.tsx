'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';

/** An action; `off` disables it, `soft` links to another page of the center. */
export type RowAct = { label: string; icon: string; bad?: boolean; off?: boolean } & (
  | { run: () => void }
  | { href: string; soft?: boolean }
);

const entry =
  'flex min-h-12 w-full cursor-pointer items-center gap-3 border-0 bg-transparent px-0 py-2 text-start text-16 aria-disabled:cursor-default';

type SheetProps = {
  title: string;
  acts: readonly RowAct[];
  onClose: () => void;
  /** Called when an action starts. */
  onDone?: () => void;
};

/** Actions as rows of a sheet, which closes before running one. */
export function ActSheet({ title, acts, onClose, onDone }: SheetProps) {
  const t = useTranslations('form');
  const inside = ({ icon, label }: RowAct) => (
    <>
      <Icon name={icon} />
      {label}
    </>
  );
  const toneOf = ({ bad, off }: RowAct) => (off ? 'text-ink-3' : bad ? 'text-bad' : 'text-ink');
  const linkTo = (act: RowAct & { href: string; soft?: boolean }) => {
    const To = act.soft ? Link : 'a';
    return (
      <To href={act.href} className={`${entry} ${toneOf(act)}`}>
        {inside(act)}
      </To>
    );
  };
  return (
    <Dialog form="sheet" title={title} closeLabel={t('close')} onClose={onClose}>
      {(close) => (
        <ul className="grid list-none p-0 pb-2">
          {acts.map((act) => (
            <li key={act.label} className="border-line [&+&]:border-t">
              {'href' in act ? (
                linkTo(act)
              ) : (
                <button
                  type="button"
                  className={`${entry} ${toneOf(act)}`}
                  aria-disabled={act.off || undefined}
                  onClick={() => {
                    if (act.off) return;
                    close();
                    act.run();
                    onDone?.();
                  }}
                >
                  {inside(act)}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}

type Props = {
  /** Name of the item. */
  name: string;
  acts: readonly RowAct[];
  className?: string;
  opens?: string | number | undefined;
};

/** Actions on a list item, in a sheet behind one button: touch-friendly. */
export function RowSheet({ name, acts, className = '', opens }: Props) {
  const t = useTranslations('center');
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // Moving a row in the DOM loses its focus.
  const hold = () =>
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) button.current?.focus();
    });
  if (acts.length === 0) return null;
  return (
    <>
      <button
        ref={button}
        type="button"
        className={`grid size-11 flex-none cursor-pointer place-items-center rounded border-0 bg-transparent p-0 text-ink-2 ${className}`}
        aria-haspopup="dialog"
        data-opens={opens}
        aria-label={t('actsFor', { name })}
        onClick={() => setOpen(true)}
      >
        <Icon name="more" />
      </button>
      {open && <ActSheet title={name} acts={acts} onClose={() => setOpen(false)} onDone={hold} />}
    </>
  );
}
