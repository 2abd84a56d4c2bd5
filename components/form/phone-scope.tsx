'use client';

import { createContext, type ReactNode, useContext } from 'react';

const Phone = createContext(false);

/** Tells what stands in it that the page is composed for a phone. */
export function PhoneScope({ children }: { children: ReactNode }) {
  return <Phone value={true}>{children}</Phone>;
}

/** Whether the page is composed for a phone; its device segment decides. */
export const usePhone = (): boolean => useContext(Phone);
