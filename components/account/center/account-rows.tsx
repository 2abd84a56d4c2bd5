'use client';

import { createContext, type ReactNode, useContext } from 'react';
import { useStepHash } from '@/components/form/use-step-hash';

const keys = ['name', 'preferences', 'phone', 'email', 'sessions'] as const;
/** A part of the account's page that unfolds by itself. */
export type RowKey = (typeof keys)[number];

type Rows = { open: string; toggle: (key: RowKey) => void };
const RowsContext = createContext<Rows | null>(null);

/** Lets the cards in it unfold one at a time; which one stands in the address, so that the way back folds it. */
export function AccountRows({ children }: { children: ReactNode }) {
  const { current, go, back } = useStepHash(keys, '');
  const toggle = (key: RowKey) => (key === current ? back('') : go(key));
  return <RowsContext value={{ open: current, toggle }}>{children}</RowsContext>;
}

/** The rows that a card is one of; null where it stands open by itself. */
export const useAccountRows = (): Rows | null => useContext(RowsContext);
