import { type ReactNode, useId } from 'react';
import { Icon } from './icon';

type Props = {
  /** What the button shows. */
  words: ReactNode;
  /** Accessible name of the button and its panel. */
  label: string;
  close: string;
  children: ReactNode;
};

/** A mark as a button with a panel that explains it; opens and closes without a script. */
export function Explanation({ words, label, close, children }: Props) {
  const id = useId();
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={label}
        className="inline-flex min-h-6 cursor-pointer items-center gap-1 phone:min-h-11"
      >
        {words}
        <span className="text-ink-3 print:hidden">
          <Icon name="info" small />
        </span>
      </button>
      <div
        id={id}
        role="dialog"
        popover="auto"
        aria-label={label}
        className="cm p-4! text-start text-14 font-regular whitespace-normal"
      >
        <div className="grid gap-2">
          {children}
          <button
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            className="lnk min-h-6 cursor-pointer text-start phone:min-h-11"
          >
            {close}
          </button>
        </div>
      </div>
    </>
  );
}
