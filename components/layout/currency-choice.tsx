'use client';

import { useCallback, useEffect, useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Select } from '@/components/ui/control';
import { sites } from '@/lib/platform/i18n/site';
import { chosenCurrency, rememberChoice, type VisitorCookie } from '@/lib/platform/i18n/visitor-cookie';
import { currencyChoices, isCurrency, tradeFirst } from '@/lib/platform/money/currency';
import { loadRates, pageLanguage, showAmountsIn } from './converted-amounts';
import { UnitChoice, type UnitTexts } from './unit-choice';

export type CurrencyProps = {
  texts: Record<'label' | 'none' | 'note' | 'failed' | 'retry' | keyof UnitTexts, string>;
  cookie: VisitorCookie;
};

/** Choice of the currency that prices are shown in beside their own, and of the units of technical values. */
export function CurrencyChoice({ texts, cookie }: CurrencyProps) {
  const id = useId();
  const [chosen, setChosen] = useState(() => chosenCurrency(document.cookie) ?? '');
  const [codes, setCodes] = useState<readonly string[]>();
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    loadRates().then(
      (rates) =>
        setCodes([...new Set(rates.flatMap(({ base, currency }) => [base, currency]))].filter(isCurrency).sort()),
      () => setFailed(true),
    );
  }, []);
  useEffect(load, [load]);
  const choose = (currency: string) => {
    setChosen(currency);
    rememberChoice(cookie, currency);
    showAmountsIn(currency).catch(() => setFailed(true));
  };
  const offered = tradeFirst(codes ?? (chosen ? [chosen] : []));
  return (
    <div className="grid w-[280px] gap-2 border-t border-line px-4 py-3 whitespace-normal phone:w-auto phone:px-0">
      <label htmlFor={id} className="font-medium">
        {texts.label}
      </label>
      <Select
        id={id}
        value={chosen}
        empty={texts.none}
        options={currencyChoices(sites[pageLanguage()].intl, offered)}
        aria-describedby={`${id}-note`}
        aria-busy={!codes && !failed}
        onChange={({ target }) => choose(target.value)}
      />
      {failed ? (
        <div role="alert" className="grid justify-items-start gap-2 text-12">
          {texts.failed}
          <Button size="s" onClick={load}>
            {texts.retry}
          </Button>
        </div>
      ) : (
        <p id={`${id}-note`} className="text-12 text-ink-3">
          {texts.note}
        </p>
      )}
      <UnitChoice texts={texts} cookie={cookie} />
    </div>
  );
}
