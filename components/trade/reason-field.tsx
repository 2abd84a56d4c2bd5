'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { DraftNote } from '@/components/form/draft-note';
import { useKeptFields } from '@/components/form/use-kept-fields';
import { RadioGroup, TextArea } from '@/components/ui/control';
import { Field } from '@/components/ui/field';
import type { Reason } from '@/lib/platform/reason/schema';

type Written<K> = { chosen: K | 'other' | null; words: string };

/**
 * A reason being chosen, kept on this device until it is `sent`; `take` is null, and the field says so, where words are
 * wanted and missing.
 * @param name names what it is given for, on this device
 */
export function useReason<K extends string>(keys: readonly K[], name: string) {
  const { values, change, draft, sent } = useKeptFields<Written<K>>(name, { chosen: null, words: '' });
  const { chosen, words } = values;
  const [isTried, setTried] = useState(false);
  const text = words.trim();
  // Nothing is chosen at first: what is said in somebody's name is what they meant.
  const missing = chosen === null ? 'choice' : chosen === 'other' && text === '' ? 'words' : null;
  const take = (): Reason<K> | null => {
    setTried(true);
    return missing ? null : { key: chosen === 'other' ? null : chosen, text };
  };
  return { keys, chosen, words, change, draft, sent, take, missing: isTried ? missing : null };
}

type Props<K extends string> = {
  of: ReturnType<typeof useReason<K>>;
  labelOf: (key: K) => string;
  hint: string;
  limit: number;
};

/** A usual reason or one's own words, which the other side reads. */
export function ReasonField<K extends string>({ of, labelOf, hint, limit }: Props<K>) {
  const t = useTranslations('form.reason');
  const name = useId();
  const { keys, chosen, words, change, draft, missing } = of;
  return (
    <>
      <DraftNote draft={draft} drawer />
      <RadioGroup
        legend={t('legend')}
        name={name}
        value={chosen}
        options={[...keys.map((value) => ({ value, label: labelOf(value) })), { value: 'other', label: t('other') }]}
        error={missing === 'choice' ? t('choose') : null}
        onChange={(value) => change({ chosen: keys.find((one) => one === value) ?? 'other' })}
      />
      <Field
        label={t('words')}
        need={chosen === 'other' ? 'required' : 'optional'}
        hint={hint}
        error={missing === 'words' ? t('missing') : null}
      >
        {(ties) => (
          <TextArea
            {...ties}
            rows={3}
            maxLength={limit}
            value={words}
            onChange={({ target }) => change({ words: target.value })}
          />
        )}
      </Field>
    </>
  );
}
