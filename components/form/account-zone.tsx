'use client';

import { createContext, type ReactNode, useContext } from 'react';

const Zone = createContext<string | null>(null);

type Props = { timeZone: string; children: ReactNode };

/** Tells what stands in it which time zone the account has chosen. */
export function AccountZone({ timeZone, children }: Props) {
  return <Zone value={timeZone}>{children}</Zone>;
}

/** The time zone that times are told in: the account's, and the browser's where nobody has chosen one. */
export const useZone = (): string => useContext(Zone) ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
