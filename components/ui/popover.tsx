'use client';

import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import { AriaScope } from './aria-scope';
import { buttonStyle } from './button';
import { Icon } from './icon';

type Props = {
  /** What its button says, as what is set there. */
  words: ReactNode;
  /** Names what it opens. */
  label: string;
  children: ReactNode | ((close: () => void) => ReactNode);
};

/** A small panel below its button, for what is set or explained now and then: Escape or a press beside it closes it. */
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
