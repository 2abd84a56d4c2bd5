'use client';

import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import { AriaScope } from './aria-scope';
import { buttonStyle } from './button';
import { Icon } from './icon';

type Props = {
  /** Button content, such as the current value. */
  words: ReactNode;
  /** Accessible name of the panel. */
  label: string;
  children: ReactNode | ((close: () => void) => ReactNode);
};

/** A small panel below its button, for occasional settings or explanations; closes on Escape or an outside click. */
export function Popover({ words, label, children }: Props) {
  return (
    <AriaScope>
      <DialogTrigger>
        <Button className={buttonStyle({ className: 'flex-none px-3! font-regular!' })}>
          {words}
          <Icon name="down" small />
        </Button>
        <AriaPopover
          placement="bottom start"
          offset={4}
          className="w-[min(400px,calc(100vw-24px))] overflow-auto rounded border border-line-2 bg-paper text-14 text-ink shadow-none"
        >
          <Dialog aria-label={label} className="p-4 outline-none">
            {({ close }) => (typeof children === 'function' ? children(close) : children)}
          </Dialog>
        </AriaPopover>
      </DialogTrigger>
    </AriaScope>
  );
}
