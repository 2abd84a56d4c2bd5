'use client';

import { createContext, type ReactNode, useContext } from 'react';
import { useStepHash } from '@/components/form/use-step-hash';

const keys = ['name', 'preferences', 'phone', 'email', 'sessions'] as const;
/** A section of the account page that expands on its own. */
export type RowKey = (typeof keys)[number];

type Rows = { open: string; toggle: (key: RowKey) => void };
const RowsContext = createContext<Rows | null>(null);

/** Lets one card be expanded at a time; its key is in the URL hash, so that Back collapses it. */
export function AccountRows({ children }: { children: ReactNode }) {
  const { current, go, back } = useStepHash(keys, '');
  const toggle = (key: RowKey) => (key === current ? back('') : go(key));
  return <RowsContext value={{ open: current, toggle }}>{children}</RowsContext>;
}

/** The surrounding rows; null for a card on its own. */
export const useAccountRows = (): Rows | null => useContext(RowsContext);
