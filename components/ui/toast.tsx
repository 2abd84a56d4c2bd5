import { tv, type VariantProps } from 'tailwind-variants/lite';
import { Icon } from './icon';
import { IconButton } from './icon-button';

const style = tv({
  base: 'pointer-events-auto flex max-w-full items-center gap-[10px] rounded py-[6px] ps-[14px] pe-[6px] text-paper forced-colors:border motion-safe:transition-[translate,opacity] motion-safe:duration-200 motion-safe:starting:translate-y-3 motion-safe:starting:opacity-0',
  variants: { tone: { ok: 'bg-ink', plain: 'bg-ink', bad: 'bg-bad' } },
  defaultVariants: { tone: 'ok' },
});
const icons = { ok: 'check', bad: 'alert', plain: 'info' } as const;

type Props = VariantProps<typeof style> & {
  text: string;
  /** What can be done about it, as taking it back. */
  action?: { label: string; run: () => void } | null;
  close: string;
  onClose: () => void;
};

/** One thing said for a while over the page. */
export function Toast({ tone = 'ok', text, action, close, onClose }: Props) {
  return (
    <div className={style({ tone })}>
      <Icon name={icons[tone]} />
      <span>{text}</span>
      {action && (
        <button
          type="button"
          className="min-h-8 cursor-pointer border-0 bg-transparent px-2 font-strong text-paper underline phone:min-h-11"
          onClick={() => {
            onClose();
            action.run();
          }}
        >
          {action.label}
        </button>
      )}
      <IconButton
        icon="close"
        size="s"
        tone="inherit"
        label={close}
        className="hover:bg-[rgb(255_255_255/0.16)]!"
        onClick={onClose}
      />
    </div>
  );
}
