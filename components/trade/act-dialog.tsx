'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Note } from '@/components/ui/note';

type Props = {
  title: string;
  /** label of the button that sends */
  button: string;
  tone?: 'danger' | 'primary';
  busy: boolean;
  disabled?: boolean;
  /** why sending failed */
  failureText: string | null;
  onSend: () => void;
  onClose: () => void;
  /** above the failure */
  lead?: ReactNode;
  /** restores wrapping inside a table whose cells do not wrap */
  wraps?: boolean;
  children: ReactNode;
};

/** A dialog with the fields of one action, its failure and the button that sends it. */
export function ActDialog({ title, button, tone = 'danger', busy, failureText, onSend, onClose, ...content }: Props) {
  const { disabled, lead, wraps, children } = content;
  const t = useTranslations('form');
  return (
    <Dialog
      title={title}
      closeLabel={t('close')}
      busy={busy}
      onClose={onClose}
      foot={
        <Button tone={tone} busy={busy} disabled={disabled} onClick={onSend}>
          {button}
        </Button>
      }
    >
      <div className={wraps ? 'grid gap-4 whitespace-normal' : 'grid gap-4'}>
        {lead}
        {failureText && (
          <Note tone="bad" role="alert">
            {failureText}
          </Note>
        )}
        {children}
      </div>
    </Dialog>
  );
}
