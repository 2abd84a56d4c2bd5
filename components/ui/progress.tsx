import { tv, type VariantProps } from 'tailwind-variants/lite';

const style = tv({
  base: 'appearance-none overflow-hidden rounded-full border-0 bg-wash-2 [&::-webkit-progress-bar]:bg-wash-2',
  variants: {
    size: { s: 'h-1', m: 'h-[6px]', l: 'h-2' },
    tone: {
      accent: '[&::-moz-progress-bar]:bg-accent [&::-webkit-progress-value]:bg-accent',
      warn: '[&::-moz-progress-bar]:bg-warn [&::-webkit-progress-value]:bg-warn',
    },
  },
  defaultVariants: { size: 'm', tone: 'accent' },
});

type Props = VariantProps<typeof style> & {
  /** Progress; omitted if unknown. */
  value?: number;
  max: number;
  /** Accessible name, unless text beside it serves. */
  label?: string;
  className?: string;
};

/** Progress of a task, or usage of a limit. */
export function Progress({ value, max, label, size, tone, className = 'w-full' }: Props) {
  return (
    <progress
      className={style({ size, tone, className })}
      value={value}
      max={max}
      aria-label={label}
      aria-hidden={label === undefined || undefined}
    />
  );
}
