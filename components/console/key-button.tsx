import type { ComponentProps } from 'react';
import { Button } from '@/components/ui/button';
import { KeySign } from './key-sign';

type Props = ComponentProps<typeof Button> & { shortcut: string };

/** A button of a row, chosen by a letter that the keys of the list lead to. */
export const KeyButton = ({ shortcut, children, ...button }: Props) => (
  <Button size="s" {...button} aria-keyshortcuts={shortcut}>
    {children}
    <KeySign sign={shortcut} />
  </Button>
);
