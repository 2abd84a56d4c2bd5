'use client';

import { type MouseEvent, type ReactNode, useEffect } from 'react';

type Props = { sheet: string; close?: boolean; className?: string; label?: string; children: ReactNode };

// Loaded only when a sheet is opened.
const count = (dialog: HTMLElement) => {
  const form = dialog.querySelector<HTMLFormElement>('form[data-live]');
  if (form) void import('./live-count').then(({ countLive }) => countLive(form)).catch(() => undefined);
};

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
    count(dialog);
  };
  useEffect(() => {
    const dialog = close ? null : document.getElementById(sheet);
    // Opened by the browser before hydration.
    if (dialog && 'popover' in dialog && dialog.matches(':popover-open')) count(dialog);
  }, [sheet, close]);
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
