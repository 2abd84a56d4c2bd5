'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Icon } from '@/components/ui/icon';

type Content = ReactNode | ((close: () => void) => ReactNode);
type Props = {
  title: string;
  /** Beside the title. */
  extra?: Content;
  /** Sticky at the bottom. */
  foot?: Content;
  /** Called after closing, when focus is back on the opener. */
  onClose: () => void;
  children: Content;
};

/** A bottom sheet on a phone, open while mounted. */
export function BottomSheet({ title, extra, foot, onClose, children }: Props) {
  const t = useTranslations('form');
  const id = useId();
  const box = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    if (box.current && !box.current.open) box.current.showModal();
  }, []);
  const close = () => box.current?.close();
  const fill = (content: Content) => (typeof content === 'function' ? content(close) : content);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself.
    <dialog
      ref={box}
      className="sheet"
      aria-labelledby={id}
      // A click on the backdrop closes the sheet.
      onClick={({ target, currentTarget }) => target === currentTarget && close()}
      // Ignores close events that bubble from nested dialogs.
      onClose={({ target }) => target === box.current && onClose()}
    >
      <div className="head">
        <h2 id={id} className="min-w-0 [overflow-wrap:anywhere]">
          {title}
        </h2>
        {fill(extra)}
        <button type="button" className="ic" aria-label={t('close')} onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      <div className="body">{fill(children)}</div>
      {foot && <div className="act">{fill(foot)}</div>}
    </dialog>
  );
}
