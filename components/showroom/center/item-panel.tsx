'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { ToastRegion } from '@/components/form/toast';
import { Icon } from '@/components/ui/icon';

type Props = { title: string; onClose: () => void; children: ReactNode };

/** A form beside its list; full screen on a phone. */
export function ItemPanel({ title, onClose, children }: Props) {
  const t = useTranslations('form');
  const id = useId();
  const box = useRef<HTMLDialogElement>(null);
  // Before the effects of its content, which measures itself.
  useLayoutEffect(() => {
    if (box.current && !box.current.open) box.current.showModal();
  }, []);
  return (
    <dialog
      ref={box}
      className="hs-panel"
      aria-labelledby={id}
      // Ignores close events that bubble from nested dialogs.
      onClose={({ target }) => target === box.current && onClose()}
    >
      <header>
        <h2 id={id}>{title}</h2>
        <button type="button" className="ibt" data-leaves aria-label={t('close')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      {children}
      <ToastRegion />
    </dialog>
  );
}
