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
 * State of a reason field, kept on this device until `sent`; `take` returns null, and the field shows an error, if a
 * required text is missing.
 * @param name names the subject on this device
 */
export function useReason<K extends string>(keys: readonly K[], name: string) {
  const { values, change, draft, sent } = useKeptFields<Written<K>>(name, { chosen: null, words: '' });
  const { chosen, words } = values;
  const [isTried, setTried] = useState(false);
  const text = words.trim();
  // No preset is selected initially: a reason is an explicit statement of its author.
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

/** A preset or custom reason, which the other side reads. */
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
