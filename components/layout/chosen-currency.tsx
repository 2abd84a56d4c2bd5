'use client';

import { useEffect } from 'react';
import { chosenCurrency } from '@/lib/platform/i18n/visitor-cookie';

/** Converts the page's amounts to the currency that the visitor has chosen, if any; include once. */
export function ChosenCurrency() {
  useEffect(() => {
    const currency = chosenCurrency(document.cookie);
    if (!currency) return;
    // Without rates, the suppliers' own prices stay.
    import('./converted-amounts').then(({ showAmountsIn }) => showAmountsIn(currency)).catch(() => undefined);
  }, []);
  return null;
}
