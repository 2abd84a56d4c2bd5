import type { ReactNode } from 'react';
import { tv, type VariantProps } from 'tailwind-variants/lite';

const style = tv({
  base: 'inline-flex items-center gap-[5px] rounded-s px-[7px] text-12 leading-[20px] font-[550] whitespace-nowrap before:size-[6px] before:rounded-full forced-colors:border',
  variants: {
    tone: {
      plain: 'bg-wash-2 text-ink-2',
      ok: 'bg-ok-soft text-ok',
      warn: 'bg-warn-soft text-warn',
      bad: 'bg-bad-soft text-bad',
      accent: 'bg-accent-soft text-accent-strong',
      /** A colour independent of the site's theme: zh's accent is the red of errors. */
      calm: 'bg-diamond-soft text-diamond',
    },
    /** A ring for states not started. */
    hollow: {
      true: 'before:shadow-[inset_0_0_0_1.5px_currentColor]',
      false: 'before:bg-current',
    },
  },
  defaultVariants: { tone: 'plain', hollow: false },
});

/** A status badge: dot and label. */
export function Badge({ tone, hollow, children }: VariantProps<typeof style> & { children: ReactNode }) {
  return <span className={style({ tone, hollow })}>{children}</span>;
}
