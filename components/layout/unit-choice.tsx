import { useId, useState } from 'react';
import { Select } from '@/components/ui/control';
import { rememberChoice, type VisitorCookie } from '@/lib/platform/i18n/visitor-cookie';
import { chosenSystem, systemCookie } from '@/lib/platform/quantity/chosen-system';
import { unitSystems } from '@/lib/platform/quantity/system';
import { showFiguresIn } from './converted-figures';

export type UnitTexts = Record<'none' | 'units' | (typeof unitSystems)[number], string>;

/** Choice of the system of units that technical values are shown in. */
export function UnitChoice({ texts, cookie }: { texts: UnitTexts; cookie: VisitorCookie }) {
  const id = useId();
  const [chosen, setChosen] = useState<string>(() => chosenSystem(document.cookie) ?? '');
  const choose = (value: string) => {
    setChosen(value);
    rememberChoice({ ...cookie, ...systemCookie }, value);
    showFiguresIn(unitSystems.find((system) => system === value));
  };
  return (
    <>
      <label htmlFor={id} className="font-medium">
        {texts.units}
      </label>
      <Select
        id={id}
        value={chosen}
        empty={texts.none}
        options={unitSystems.map((system) => ({ value: system, label: texts[system] }))}
        onChange={({ target }) => choose(target.value)}
      />
    </>
  );
}
