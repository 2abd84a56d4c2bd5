'use client';

import { createContext, type ReactNode, useContext } from 'react';

const Zone = createContext<string | null>(null);

type Props = { timeZone: string; children: ReactNode };

/** Provides the account's time zone. */
export function AccountZone({ timeZone, children }: Props) {
  return <Zone value={timeZone}>{children}</Zone>;
}

/** Time zone for displayed times: the account's, by default the browser's. */
export const useZone = (): string => useContext(Zone) ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
