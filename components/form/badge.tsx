import type { ReactNode } from 'react';

type Props = {
  kind?: 'ok' | 'warn' | 'bad' | 'accent' | 'plain' /** A ring for what has not begun. */;
  hollow?: boolean;
  children: ReactNode;
};

/** A status: a dot and a word. */
export function Badge({ kind = 'plain', hollow, children }: Props) {
  return <span className={`bd ${kind}${hollow ? ' hollow' : ''}`}>{children}</span>;
}
