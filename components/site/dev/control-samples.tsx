'use client';

import { useState } from 'react';
import { Combobox, type ComboboxOption } from '@/components/ui/combobox';
import { Checkbox, Input, NumberInput, RadioGroup, Select, TextArea } from '@/components/ui/control';
import { Field } from '@/components/ui/field';
import type { Sample } from './sample';

const terms = ['FOB', 'CIF', 'DAP'].map((value) => ({ value, label: value }));

/** All controls, also with errors and disabled. */
export function ControlSamples({ words: w, id }: { words: Sample; id: string }) {
  const [way, setWay] = useState<string | null>('sea');
  const [port, setPort] = useState<ComboboxOption | null>(null);
  const search = async (typed: string) =>
    w.ports.filter((name) => name.includes(typed)).map((name) => ({ key: name, label: name }));
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(min(260px,100%),1fr))] items-start gap-4">
      <Field label={w.name} hint={w.hint} need="required">
        {(ties) => <Input {...ties} />}
      </Field>
      <Field label={w.price} error={w.error}>
        {(ties) => <NumberInput {...ties} unit="EUR" defaultValue="12,5x" />}
      </Field>
      <Field label={w.name}>{(ties) => <Input {...ties} disabled defaultValue={w.pump} />}</Field>
      <Field label={w.term} need="optional">
        {(ties) => <Select {...ties} options={terms} empty={w.choose} />}
      </Field>
      <Field label={w.until}>{(ties) => <Input {...ties} type="date" />}</Field>
      <Field label={w.port}>
        {(ties) => (
          <Combobox {...ties} label={w.port} queryKey={['dev', id]} search={search} value={port} onChoose={setPort} />
        )}
      </Field>
      <Field label={w.lead}>{(ties) => <TextArea {...ties} />}</Field>
      <RadioGroup
        legend={w.way}
        name={`way-${id}`}
        value={way}
        onChange={setWay}
        options={[
          { value: 'sea', label: w.sea, hint: w.hint },
          { value: 'air', label: w.air },
          { value: 'off', label: w.off, disabled: true },
        ]}
      />
      <div className="grid content-start gap-2">
        <Checkbox defaultChecked>{w.partial}</Checkbox>
        <Checkbox disabled>{w.off}</Checkbox>
      </div>
    </div>
  );
}
