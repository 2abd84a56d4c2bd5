'use client';

import { createContext, type ReactNode, useContext } from 'react';

const Context = createContext(false);

/** Whether machine translation is available inside. */
export function TranslateScope({ on, children }: { on: boolean; children: ReactNode }) {
  return <Context value={on}>{children}</Context>;
}

export const useTranslates = (): boolean => useContext(Context);
