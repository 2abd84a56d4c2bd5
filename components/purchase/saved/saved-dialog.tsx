'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { BoundField } from '@/components/form/bound-field';
import { DraftNote } from '@/components/form/draft-note';
import { Form } from '@/components/form/form';
import { FormFailure } from '@/components/form/form-failure';
import type { Choice } from '@/components/form/select-field';
import { SubmitButton } from '@/components/form/submit-button';
import { toast } from '@/components/form/toast';
import { useDraft } from '@/components/form/use-draft';
import { useZodForm } from '@/components/form/use-zod-form';
import { Input, Select } from '@/components/ui/control';
import { Dialog } from '@/components/ui/dialog';
import { callContract } from '@/lib/platform/http/call-contract';
import { incoterms } from '@/lib/purchase/constants';
import { savedLimits } from '@/lib/purchase/saved/constants';
import type { SavedPrefill } from '@/lib/purchase/saved/prefill';
import { type SavedSearch, savedFields, savedSaveCall } from '@/lib/purchase/saved/schema';

const nothing = {};

type Props = {
  accountId: number;
  /** null for a new one. */
  search: SavedSearch | null;
  /** initial values of a new one */
  prefill: SavedPrefill | null;
  countries: readonly Choice[];
  categories: readonly Choice[];
  rereads: readonly (readonly unknown[])[];
  onClose: () => void;
};

/** Name and filters of a saved search; input is kept on the device until saved. */
export function SavedDialog({ accountId, search, prefill, countries, categories, rereads, onClose }: Props) {
  const t = useTranslations('quotationCenter.saved');
  const filter = useTranslations('quotationCenter');
  const form = useTranslations('form');
  const trade = useTranslations('trade');
  const client = useQueryClient();
  const begun = search ?? prefill;
  const [values] = useState({
    name: search?.name ?? prefill?.words.slice(0, savedLimits.name) ?? '',
    words: begun?.words ?? '',
    country: begun?.country ?? null,
    categoryId: begun?.categoryId ?? null,
    incoterm: begun?.incoterm ?? null,
  });
  const kept = useZodForm(savedFields, values);
  // New searches begun from different lists have separate drafts.
  const of = search?.id ?? ['new', ...Object.values(prefill ?? {})].join(':');
  const draft = useDraft({
    ...{ form: kept, name: `saved-search:${accountId}:${of}`, revision: 0, values, extra: nothing },
    onExtra: () => undefined,
  });
  const choice = (
    name: 'country' | 'categoryId' | 'incoterm',
    label: string,
    empty: string,
    options: readonly Choice[],
  ) => (
    <BoundField name={name} label={label} need="optional">
      {(ties, { value, onChange, ...field }) => (
        <Select
          {...ties}
          {...field}
          value={value === null ? '' : String(value)}
          empty={empty}
          options={options}
          onChange={({ target }) => {
            const chosen = target.value === '' ? null : target.value;
            onChange(name === 'categoryId' && chosen !== null ? Number(chosen) : chosen);
          }}
        />
      )}
    </BoundField>
  );
  return (
    <Dialog
      title={t(search ? 'edit' : 'add')}
      closeLabel={form('close')}
      busy={kept.formState.isSubmitting}
      onClose={onClose}
    >
      <Form
        form={kept}
        label={t(search ? 'edit' : 'add')}
        onSubmit={async (input) => {
          await callContract(savedSaveCall, { id: search?.id ?? null, search: input }, { userType: 'supplier' });
          draft.saved(kept.getValues(), 0);
          toast(t('kept'));
          await Promise.all(rereads.map((queryKey) => client.invalidateQueries({ queryKey })));
          onClose();
        }}
      >
        <DraftNote draft={draft} drawer />
        <BoundField name="name" label={t('name')} need="required">
          {(ties, field) => <Input {...ties} {...field} maxLength={savedLimits.name} />}
        </BoundField>
        <BoundField name="words" label={t('words')} hint={t('wordsHint')} need="optional">
          {(ties, field) => <Input {...ties} {...field} maxLength={savedLimits.words} />}
        </BoundField>
        {choice('country', filter('country'), filter('anyCountry'), countries)}
        {choice('categoryId', filter('category'), filter('anyCategory'), categories)}
        {choice(
          'incoterm',
          trade('terms'),
          t('anyTerms'),
          incoterms.map((code) => ({
            value: code,
            label: trade('incotermOf', { code, name: trade(`incoterm.${code}`) }),
          })),
        )}
        <FormFailure />
        <SubmitButton size="m">{t('keep')}</SubmitButton>
      </Form>
    </Dialog>
  );
}
