'use client';

import { useLocale } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Combobox } from '@/components/ui/combobox';
import { Field } from '@/components/ui/field';
import { findSuppliers, type Guest } from './find-suppliers';

type Props = {
  label: string;
  hint: string;
  need?: 'optional';
  /** Excluded from the results. */
  known: readonly number[];
  isFull: boolean;
  /** Without an account there are no followed suppliers. */
  signedIn?: boolean;
  onPick: (guest: Guest) => void;
};

/** Picks suppliers one by one. */
export function SupplierField({ label, hint, need, known, isFull, signedIn = true, onPick }: Props) {
  const locale = useLocale();
  // Resets the search after a choice.
  const [round, setRound] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (round > 0) input.current?.focus();
  }, [round]);
  return (
    <Field label={label} hint={hint} need={need}>
      {(ties) => (
        <Combobox<Guest>
          key={round}
          {...ties}
          controlRef={input}
          label={label}
          queryKey={['suppliers-to-invite', locale, signedIn, ...known]}
          search={async (words, signal) => {
            if (words === '' && !signedIn) return [];
            const found = await findSuppliers(locale, words, signal);
            return found.filter(({ item }) => item && !known.includes(item.id));
          }}
          value={null}
          disabled={isFull}
          onChoose={(found) => {
            if (!found?.item || isFull) return;
            onPick(found.item);
            setRound((now) => now + 1);
          }}
        />
      )}
    </Field>
  );
}
