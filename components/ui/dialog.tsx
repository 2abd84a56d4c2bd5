'use client';

import { type ReactNode, useId } from 'react';
import { tv } from 'tailwind-variants/lite';
import { IconButton } from './icon-button';
import { useModal } from './use-modal';

const style = tv({
  base: 'fixed p-0 text-14 text-ink open:flex open:flex-col backdrop:bg-[rgb(22_24_28/0.46)]',
  variants: {
    form: {
      dialog: 'm-auto max-h-[calc(100dvh-24px)] w-[min(520px,calc(100vw-24px))] rounded border border-line-2 bg-paper',
      /** From the bottom edge, for touch. */
      sheet:
        'inset-x-0 top-auto bottom-0 m-0 before:mx-auto before:mt-2 before:mb-2 before:h-1 before:w-10 before:flex-none before:rounded-full before:bg-line-2 max-h-[88dvh] w-full max-w-none rounded-t-[14px] border-0 bg-paper motion-safe:transition-[translate] motion-safe:duration-200 motion-safe:starting:open:translate-y-2/5',
      /** From the inline-start edge. */
      drawer:
        'inset-y-0 start-0 end-auto m-0 h-full max-h-none w-[min(300px,86vw)] border-0 border-e border-line bg-wash',
      /** From the inline-end edge, for forms; full screen on a phone. */
      panel: 'inset-y-0 m-0 ms-auto h-full max-h-none w-[min(480px,100vw)] max-w-none border-0 bg-paper',
    },
  },
  defaultVariants: { form: 'dialog' },
});

const parts = {
  dialog: {
    head: 'sticky top-0 z-[2] justify-between border-b border-line bg-inherit py-3 ps-5 pe-3',
    title: 'text-16 font-[650]',
    body: 'p-5',
    foot: 'justify-end px-5 py-3',
  },
  sheet: {
    head: 'min-h-12 justify-between ps-4 pe-1',
    title: 'text-20',
    body: 'px-4 pb-3',
    foot: 'px-4 pt-3 pb-[calc(16px+env(safe-area-inset-bottom))] [&>*]:min-h-12 [&>*]:flex-1',
  },
  drawer: {
    head: 'mb-2 justify-between pe-3 pt-3 ps-5',
    title: 'text-14 font-strong tracking-[0]',
    body: 'flex flex-col px-3 pb-3',
    foot: 'px-3 py-3',
  },
  panel: {
    head: 'min-h-16 border-b border-line py-2 ps-5 pe-3',
    title: 'text-14 font-strong',
    body: 'flex flex-col',
    foot: '',
  },
};

type Content = ReactNode | ((close: () => void) => ReactNode);
type Props = {
  form?: keyof typeof parts;
  title: ReactNode;
  /** Before the title: a picture. */
  mark?: ReactNode;
  /** Below the title. */
  lead?: ReactNode;
  /** Accessible name of the close button. */
  closeLabel: string;
  /** Called after closing, when focus is back on the opener. */
  onClose: () => void;
  /** A running action must keep the dialog open: neither Escape nor a click outside closes it. */
  busy?: boolean;
  /** Sticky at the bottom. */
  foot?: Content;
  children: Content;
};

/**
 * A modal dialog, open while mounted: box, sheet, drawer or panel. Moves focus inside and restores it. A click on the
 * backdrop closes sheets and drawers; panels with forms keep the input.
 */
export function Dialog({ form = 'dialog', title, mark, lead, closeLabel, onClose, busy, foot, children }: Props) {
  const id = useId();
  const { box, hasEnded } = useModal();
  const look = parts[form];
  const close = () => {
    if (!busy) box.current?.close();
  };
  const fill = (content: Content) => (typeof content === 'function' ? content(close) : content);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself.
    <dialog
      ref={box}
      className={style({ form })}
      aria-labelledby={id}
      aria-busy={busy || undefined}
      onClick={({ target, currentTarget }) =>
        (form === 'sheet' || form === 'drawer') && target === currentTarget && close()
      }
      onCancel={(event) => busy && event.target === box.current && event.preventDefault()}
      onClose={({ target }) => hasEnded(target) && onClose()}
    >
      <header className={`flex flex-none items-center gap-2 ${look.head}`}>
        {mark}
        <div className="min-w-0 flex-1">
          <h2 id={id} className={`leading-(--lh-snug) [overflow-wrap:anywhere] ${look.title}`}>
            {title}
          </h2>
          {lead}
        </div>
        <IconButton icon="close" label={closeLabel} data-leaves aria-disabled={busy || undefined} onClick={close} />
      </header>
      <div className={`min-h-0 flex-1 overflow-y-auto overscroll-contain ${look.body}`}>{fill(children)}</div>
      {foot && (
        <footer className={`flex flex-none flex-wrap gap-2 border-t border-line bg-inherit ${look.foot}`}>
          {fill(foot)}
        </footer>
      )}
    </dialog>
  );
}
