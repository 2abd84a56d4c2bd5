'use client';

import { useEffect } from 'react';
import { chosenCurrency } from '@/lib/platform/i18n/visitor-cookie';
import { chosenSystem } from '@/lib/platform/quantity/chosen-system';

/** Converts the page's amounts and technical values to what the visitor has chosen, if anything; include once. */
export function ChosenCurrency() {
  useEffect(() => {
    const currency = chosenCurrency(document.cookie);
    const system = chosenSystem(document.cookie);
    // Where they cannot be loaded, the suppliers' own prices and units stay.
    if (currency)
      import('./converted-amounts').then(({ showAmountsIn }) => showAmountsIn(currency)).catch(() => undefined);
    if (system) import('./converted-figures').then(({ showFiguresIn }) => showFiguresIn(system)).catch(() => undefined);
  }, []);
  return null;
}
