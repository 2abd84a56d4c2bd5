import { Icon } from './icon';

// Plain markup, since the sign-in pages show it too and should load nothing extra for it.
const tones = { ok: 'bg-ink', plain: 'bg-ink', bad: 'bg-bad' };
const icons = { ok: 'check', bad: 'alert', plain: 'info' } as const;

type Props = {
  tone?: keyof typeof tones;
  text: string;
  /** An action, such as undo. */
  action?: { label: string; run: () => void } | null;
  close: string;
  onClose: () => void;
};

/** A temporary message over the page. */
export function Toast({ tone = 'ok', text, action, close, onClose }: Props) {
  return (
    <div
      className={`pointer-events-auto flex max-w-full items-center gap-[10px] rounded py-[6px] ps-[14px] pe-[6px] text-paper motion-safe:transition-[translate,opacity] motion-safe:duration-200 motion-safe:starting:translate-y-3 motion-safe:starting:opacity-0 forced-colors:border ${tones[tone]}`}
    >
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
      <button
        type="button"
        aria-label={close}
        className="grid size-[36px] flex-none cursor-pointer place-items-center rounded border-0 bg-transparent p-0 text-current hover:bg-[rgb(255_255_255/0.16)] phone:size-11"
        onClick={onClose}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
