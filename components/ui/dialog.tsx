'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useId } from 'react';
import { tv, type VariantProps } from 'tailwind-variants/lite';
import { IconButton } from './icon-button';
import { useModal } from './use-modal';

const style = tv({
  base: 'fixed p-0 text-14 text-ink open:flex open:flex-col backdrop:bg-[rgb(22_24_28/0.46)]',
  variants: {
    form: {
      dialog: 'm-auto max-h-[calc(100dvh-24px)] w-[min(520px,calc(100vw-24px))] rounded border border-line-2 bg-paper',
      /** From the lower edge, for thumbs. */
      sheet:
        'inset-x-0 top-auto bottom-0 m-0 max-h-[88dvh] w-full max-w-none rounded-t-[14px] border-0 bg-paper motion-safe:transition-[translate] motion-safe:duration-200 motion-safe:starting:open:translate-y-2/5',
      /** Along the edge where reading begins. */
      drawer:
        'inset-y-0 start-0 end-auto m-0 h-full max-h-none w-[min(300px,86vw)] border-0 border-e border-line bg-wash',
    },
  },
  defaultVariants: { form: 'dialog' },
});

type Props = VariantProps<typeof style> & {
  title: string;
  /** Its heading is read out and not seen. */
  untitled?: boolean;
  /** It is closed; what opened it has the focus again. */
  onClose: () => void;
  /** Something is under way that must not lose its place: neither Escape nor a press beside it closes it. */
  busy?: boolean;
  /** Stays in sight at its lower edge. */
  foot?: ReactNode;
  children: ReactNode;
};

/**
 * A modal dialog, open for as long as it is there: as a box, a sheet or a drawer. The focus moves into it and back to what
 * had it before. A press beside a sheet or a drawer closes it; a box, which may hold a form, keeps what was typed.
 */
export function Dialog({ form = 'dialog', title, untitled, onClose, busy, foot, children }: Props) {
  const t = useTranslations('form');
  const id = useId();
  const { box, hasEnded } = useModal();
  const close = () => !busy && box.current?.close();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself.
    <dialog
      ref={box}
      className={style({ form })}
      aria-labelledby={id}
      aria-busy={busy || undefined}
      onClick={({ target, currentTarget }) => form !== 'dialog' && target === currentTarget && close()}
      onCancel={(event) => busy && event.target === box.current && event.preventDefault()}
      onClose={({ target }) => hasEnded(target) && onClose()}
    >
      <header
        className={
          form === 'drawer'
            ? 'mb-2 flex items-center justify-between p-3 pe-3 pb-0 ps-5'
            : 'sticky top-0 z-[2] flex flex-none items-center justify-between gap-2 border-b border-line bg-inherit py-3 ps-5 pe-3'
        }
      >
        <h2 id={id} className={untitled ? 'sr' : 'min-w-0 text-16 font-[650] [overflow-wrap:anywhere]'}>
          {title}
        </h2>
        <IconButton icon="close" label={t('close')} data-leaves aria-disabled={busy || undefined} onClick={close} />
      </header>
      <div className={`min-h-0 flex-1 overflow-y-auto overscroll-contain ${form === 'drawer' ? 'p-3 pt-0' : 'p-5'}`}>
        {children}
      </div>
      {foot && (
        <footer className="flex flex-none flex-wrap justify-end gap-2 border-t border-line bg-inherit px-5 py-3 pb-[calc(12px+env(safe-area-inset-bottom))] phone:[&>*]:flex-1">
          {foot}
        </footer>
      )}
    </dialog>
  );
}
