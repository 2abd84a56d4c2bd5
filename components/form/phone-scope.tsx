'use client';

import { createContext, type ReactNode, useContext } from 'react';

const Phone = createContext(false);

/** Marks the content as rendered for a phone. */
export function PhoneScope({ children }: { children: ReactNode }) {
  return <Phone value={true}>{children}</Phone>;
}

/** Whether the page is rendered for a phone; from its device segment. */
export const usePhone = (): boolean => useContext(Phone);
