'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Icon } from '@/components/ui/icon';

type Content = ReactNode | ((close: () => void) => ReactNode);
type Props = {
  title: string;
  /** Beside the title. */
  extra?: Content;
  /** Stays in sight at its lower edge. */
  foot?: Content;
  /** It is closed; what opened it has the focus again. */
  onClose: () => void;
  children: Content;
};

/** A sheet from the lower edge of a phone, open for as long as it is there. */
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
      // A press beside the sheet is meant for what is behind it.
      onClick={({ target, currentTarget }) => target === currentTarget && close()}
      // A dialog within it bubbles its own end.
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
