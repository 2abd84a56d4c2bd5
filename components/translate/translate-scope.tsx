'use client';

import { createContext, type ReactNode, useContext } from 'react';

const Context = createContext(false);

/** Says to what is inside whether texts can be translated by machine. */
export function TranslateScope({ on, children }: { on: boolean; children: ReactNode }) {
  return <Context value={on}>{children}</Context>;
}

export const useTranslates = (): boolean => useContext(Context);
