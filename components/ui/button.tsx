import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { tv, type VariantProps } from 'tailwind-variants/lite';
import { Icon } from './icon';
import { Link } from './link';

// Before hydration a button is disabled but looks enabled.
const off =
  'aria-disabled:cursor-not-allowed aria-disabled:text-ink-3 not-data-waiting:disabled:cursor-not-allowed not-data-waiting:disabled:text-ink-3 data-waiting:cursor-progress';
const offBox =
  'aria-disabled:border-line aria-disabled:bg-wash-2 not-data-waiting:disabled:border-line not-data-waiting:disabled:bg-wash-2 forced-colors:disabled:border-[GrayText]';

export const buttonStyle = tv({
  base: `inline-flex cursor-pointer items-center justify-center rounded border whitespace-nowrap motion-safe:transition-[color,background-color] motion-safe:duration-[120ms] phone:min-h-11 aria-busy:cursor-progress ${off}`,
  variants: {
    tone: {
      plain: `border-ctl bg-paper ${offBox}`,
      primary: `border-accent bg-accent text-on-accent not-aria-disabled:not-disabled:hover:bg-accent-strong ${offBox}`,
      danger: `border-bad bg-bad text-paper ${offBox}`,
      ok: `border-ok bg-ok text-paper ${offBox}`,
      quiet: 'border-transparent bg-transparent',
    },
    size: {
      s: 'min-h-8 gap-2 px-3 font-medium',
      m: 'min-h-10 gap-2 px-[18px] font-strong',
      l: 'min-h-12 gap-2 px-[18px] text-16 font-strong',
    },
    wide: { true: 'w-full' },
  },
  defaultVariants: { tone: 'plain', size: 'm' },
});

type Look = VariantProps<typeof buttonStyle> & {
  /** Icon before the label. */
  icon?: string;
  /** Icon after the label, such as an arrow. */
  iconEnd?: string;
};
type Content = Look & { className?: string; children: ReactNode };

function Inside({ icon, iconEnd, size, children }: Pick<Content, 'icon' | 'iconEnd' | 'size' | 'children'>) {
  return (
    <>
      {icon && <Icon name={icon} small={size === 's'} mirrored={icon === 'start' || icon === 'end'} />}
      {children}
      {iconEnd && <Icon name={iconEnd} small={size === 's'} mirrored={iconEnd === 'start' || iconEnd === 'end'} />}
    </>
  );
}

type ButtonProps = Content &
  Omit<ComponentProps<'button'>, 'children' | 'className'> & {
    /** Action in progress: keeps focus but ignores clicks. */
    busy?: boolean;
  };

/** A button. `busy` keeps focus, unlike `disabled`. */
export function Button({ tone, size, wide, icon, iconEnd, busy, className, children, onClick, ...rest }: ButtonProps) {
  const idle = (event: MouseEvent) => event.preventDefault();
  return (
    <button
      type="button"
      {...rest}
      className={buttonStyle({ tone, size, wide, className })}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={busy ? idle : onClick}
    >
      <Inside icon={icon} iconEnd={iconEnd} size={size}>
        {children}
      </Inside>
    </button>
  );
}

type LinkProps = Content &
  Omit<ComponentProps<'a'>, 'children' | 'className' | 'href'> & {
    href: string;
    /** Full page load, for other areas or files. */
    hard?: boolean;
  };

/** A link styled as a button. */
export function ButtonLink({ tone, size, wide, icon, iconEnd, hard, className, children, ...rest }: LinkProps) {
  const To = hard || rest.download !== undefined ? 'a' : Link;
  return (
    <To {...rest} className={buttonStyle({ tone, size, wide, className })}>
      <Inside icon={icon} iconEnd={iconEnd} size={size}>
        {children}
      </Inside>
    </To>
  );
}
