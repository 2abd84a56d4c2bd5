'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useId } from 'react';
import { Button } from './button';
import { Icon } from './icon';
import { useModal } from './use-modal';

type Props = {
  /** The question. */
  text: ReactNode;
  more?: ReactNode;
  /** Label of the confirm button; default 'Proceed'. */
  proceed?: string;
  danger?: boolean;
  /** The action is in progress. */
  busy?: boolean;
  onAnswer: (agreed: boolean) => void;
};

/** A confirmation dialog, open while mounted; Escape and 'Cancel' decline. The buttons are always visible. */
export function ConfirmDialog({ text, more, proceed, danger, busy, onAnswer }: Props) {
  const t = useTranslations('confirm');
  const id = useId();
  const { box, hasEnded } = useModal();
  return (
    <dialog
      ref={box}
      role="alertdialog"
      aria-labelledby={id}
      aria-describedby={more ? `${id}-more` : undefined}
      className="m-auto w-[min(440px,calc(100vw-32px))] grid-cols-[auto_minmax(0,1fr)] gap-x-3 rounded border border-line-2 bg-paper px-5 pt-5 text-16 text-ink open:grid backdrop:bg-[rgb(22_24_28/0.46)]"
      onCancel={(event) => busy && event.preventDefault()}
      onClose={({ target }) => hasEnded(target) && !busy && onAnswer(false)}
    >
      <Icon name="alert" className="mt-[3px] text-warn" />
      <div>
        <p id={id}>{text}</p>
        {more && <div id={`${id}-more`}>{more}</div>}
      </div>
      <div className="sticky bottom-0 col-span-full flex flex-wrap justify-end gap-2 bg-inherit py-5">
        <Button aria-disabled={busy || undefined} onClick={() => !busy && onAnswer(false)}>
          {t('cancel')}
        </Button>
        <Button tone={danger ? 'danger' : 'primary'} busy={busy} onClick={() => onAnswer(true)}>
          {proceed ?? t('proceed')}
        </Button>
      </div>
    </dialog>
  );
}
