import type { ReactNode } from 'react';

type Props<T extends string> = {
  label: string;
  types: readonly T[];
  chosen: T;
  onChoose: (type: T) => void;
  children: (type: T) => ReactNode;
};

/** Selects a type of marks or visits. */
export function TypeChoice<T extends string>({ label, types, chosen, onChoose, children }: Props<T>) {
  return (
    <fieldset
      className="flex max-w-full overflow-x-auto rounded border border-line bg-wash-2 p-[2px]"
      aria-label={label}
    >
      {types.map((type) => (
        <button
          key={type}
          type="button"
          className="min-h-[34px] cursor-pointer rounded-s px-4 text-ink-2 aria-pressed:bg-paper aria-pressed:font-strong aria-pressed:text-ink phone:min-h-11 forced-colors:aria-pressed:bg-[Highlight] forced-colors:aria-pressed:text-[HighlightText] forced-colors:aria-pressed:[forced-color-adjust:none]"
          aria-pressed={type === chosen}
          onClick={() => onChoose(type)}
        >
          {children(type)}
        </button>
      ))}
    </fieldset>
  );
}
