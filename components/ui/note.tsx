import type { ReactNode } from 'react';
import { tv, type VariantProps } from 'tailwind-variants/lite';
import { Icon } from './icon';

const style = tv({
  base: 'flex items-start gap-[10px] rounded px-3 py-[10px] leading-normal forced-colors:border [&_:is(a,button):not(.rounded)]:font-strong [&_:is(a,button):not(.rounded)]:underline [&_a:not(.rounded)]:text-inherit',
  variants: {
    tone: {
      plain: 'bg-wash-2',
      ok: 'bg-ok-soft text-ok',
      warn: 'bg-warn-soft text-warn',
      bad: 'bg-bad-soft text-bad',
    },
  },
  defaultVariants: { tone: 'plain' },
});
const icons = { plain: 'info', ok: 'check', warn: 'alert', bad: 'alert' } as const;

type Props = VariantProps<typeof style> & {
  title?: string;
  role?: 'alert' | 'status';
  className?: string;
  children?: ReactNode;
};

/** A status box: icon and text, with colour in addition. */
export function Note({ tone = 'plain', title, role, className, children }: Props) {
  return (
    <div className={style({ tone, className })} role={role}>
      <Icon name={icons[tone]} className="mt-px" />
      <div className="min-w-0 [overflow-wrap:anywhere]">
        {title && <b className="block font-strong">{title}</b>}
        {children}
      </div>
    </div>
  );
}
