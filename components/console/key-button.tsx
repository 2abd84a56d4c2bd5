import type { ComponentProps } from 'react';
import { Button } from '@/components/ui/button';
import { KeySign } from './key-sign';

type Props = ComponentProps<typeof Button> & { shortcut: string };

/** A row button with a shortcut key. */
export const KeyButton = ({ shortcut, children, ...button }: Props) => (
  <Button size="s" {...button} aria-keyshortcuts={shortcut}>
    {children}
    <KeySign sign={shortcut} />
  </Button>
);
