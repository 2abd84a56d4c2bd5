'use client';

import type { MouseEvent, ReactNode } from 'react';

type Props = { sheet: string; close?: boolean; className?: string; label?: string; children: ReactNode };

/** Opens or closes a dialog as a modal; without JavaScript as a popover. */
export function SheetButton({ sheet, close, className, label, children }: Props) {
  const act = (event: MouseEvent) => {
    const dialog = document.getElementById(sheet);
    if (!(dialog instanceof HTMLDialogElement)) return;
    // A popover opened before hydration is closed by the browser.
    if (close && !dialog.open) return;
    event.preventDefault();
    if (close) dialog.close();
    else dialog.showModal();
    const form = dialog.querySelector<HTMLFormElement>('form[data-live]');
    // Loaded only when a sheet is opened.
    if (form) void import('./live-count').then(({ countLive }) => countLive(form)).catch(() => undefined);
  };
  return (
    <button
      type="button"
      className={className}
      aria-label={label}
      aria-haspopup={close ? undefined : 'dialog'}
      popoverTarget={sheet}
      popoverTargetAction={close ? 'hide' : 'show'}
      onClick={act}
    >
      {children}
    </button>
  );
}
