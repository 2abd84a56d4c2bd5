import type { ComponentProps } from 'react';
import { tv, type VariantProps } from 'tailwind-variants/lite';
import { Icon } from './icon';

export const iconButtonStyle = tv({
  base: 'relative inline-grid flex-none cursor-pointer place-items-center rounded border-0 bg-transparent p-0 not-disabled:hover:bg-wash-2 aria-disabled:cursor-not-allowed aria-disabled:text-line-2 disabled:cursor-not-allowed disabled:opacity-35 phone:size-11',
  variants: {
    size: { s: 'size-[36px]', m: 'size-10 max-lg:size-11' },
    tone: { plain: 'text-ink-2 hover:text-ink', inherit: 'text-current', danger: 'text-bad' },
  },
  defaultVariants: { size: 'm', tone: 'plain' },
});

type Props = VariantProps<typeof iconButtonStyle> &
  Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
    icon: string;
    /** Accessible name: action and object. */
    label: string;
    /** Mirrored in right-to-left text. */
    mirrored?: boolean;
    small?: boolean;
  };

/** An icon-only button. */
export function IconButton({ icon, label, size, tone, mirrored, small, className, ...rest }: Props) {
  return (
    <button type="button" {...rest} className={iconButtonStyle({ size, tone, className })} aria-label={label}>
      <Icon name={icon} small={small} mirrored={mirrored} />
    </button>
  );
}
