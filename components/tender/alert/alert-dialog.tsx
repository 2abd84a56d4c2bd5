'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { CheckboxField } from '@/components/form/checkbox-field';
import { DraftNote } from '@/components/form/draft-note';
import { Form } from '@/components/form/form';
import { FormFailure } from '@/components/form/form-failure';
import { NumberField } from '@/components/form/number-field';
import { SelectField } from '@/components/form/select-field';
import { SubmitButton } from '@/components/form/submit-button';
import { TextField } from '@/components/form/text-field';
import { toast } from '@/components/form/toast';
import { useDraft } from '@/components/form/use-draft';
import { useZodForm } from '@/components/form/use-zod-form';
import { CountryField } from '@/components/launch/center/country-field';
import { Dialog } from '@/components/ui/dialog';
import { config } from '@/lib/platform/config';
import { callContract } from '@/lib/platform/http/call-contract';
import type { MemberKind } from '@/lib/platform/http/signed-in';
import { sites } from '@/lib/platform/i18n/site';
import { alertLimits } from '@/lib/tender/alert/constants';
import type { AlertPrefill } from '@/lib/tender/alert/prefill';
import { type AlertInput, alertFields, alertSaveCall, type TenderAlert } from '@/lib/tender/alert/schema';
import { SectorField } from './sector-field';
import type { AlertChoices } from './types';

const nothing = {};

/** The form's values: those of the alert, or of a new one. */
const valuesOf = (alert: TenderAlert | null, prefill: AlertPrefill | null): AlertInput => {
  const { words = '', countries = [], categoryIds = [], way = null, category = null } = alert ?? prefill ?? {};
  return {
    name: alert?.name ?? words.slice(0, alertLimits.name),
    ...{ words, countries, categoryIds, way, category },
    valueMin: alert?.valueMin ?? null,
    valueMax: alert?.valueMax ?? null,
    currency: alert?.currency ?? config.baseCurrency,
    unstated: alert?.unstated ?? true,
    closingDays: alert?.closingDays ?? null,
  };
};

type Props = {
  accountId: number;
  kind: MemberKind;
  /** null for a new one */
  alert: TenderAlert | null;
  /** initial values of a new one */
  prefill: AlertPrefill | null;
  choices: AlertChoices;
  rereads: readonly (readonly unknown[])[];
  onClose: () => void;
};

/** Name and filters of an alert; input is kept on the device until saved. */
export function AlertDialog({ accountId, kind, alert, prefill, choices, rereads, onClose }: Props) {
  const t = useTranslations('tenderAlert');
  const tender = useTranslations('tender');
  const close = useTranslations('form')('close');
  const locale = useLocale();
  const client = useQueryClient();
  const [values] = useState(() => valuesOf(alert, prefill));
  const kept = useZodForm(alertFields, values);
  // New alerts begun from different lists have separate drafts.
  const of = alert?.id ?? ['new', ...Object.values(prefill ?? {})].join(':');
  const draft = useDraft({
    ...{ form: kept, name: `tender-alert:${accountId}:${of}`, revision: 0, values, extra: nothing },
    onExtra: () => undefined,
  });
  const title = t(alert ? 'edit' : 'add');
  const need = 'optional' as const;
  return (
    <Dialog title={title} closeLabel={close} busy={kept.formState.isSubmitting} onClose={onClose}>
      <Form
        form={kept}
        label={title}
        onSubmit={async (input) => {
          const { siteId } = sites[locale];
          await callContract(alertSaveCall, { siteId, id: alert?.id ?? null, alert: input }, { userType: kind });
          draft.saved(kept.getValues(), 0);
          toast(t('kept'));
          await Promise.all(rereads.map((queryKey) => client.invalidateQueries({ queryKey })));
          onClose();
        }}
      >
        <DraftNote draft={draft} drawer />
        <TextField name="name" label={t('name')} need="required" maxLength={alertLimits.name} />
        <TextField name="words" label={t('words')} hint={t('wordsHint')} need={need} maxLength={alertLimits.words} />
        <SectorField label={t('sectors')} categories={choices.categories} />
        <CountryField label={t('countries')} continents={choices.continents} />
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField
            name="way"
            label={tender('method')}
            need={need}
            nullable
            empty={t('anyMethod')}
            options={config.tender.ways.map((value) => ({ value, label: tender(`way.${value}`) }))}
          />
          <SelectField
            name="category"
            label={tender('kind')}
            need={need}
            nullable
            empty={t('anyCategory')}
            options={config.tender.categories.map((value) => ({ value, label: tender(`category.${value}`) }))}
          />
          <NumberField name="valueMin" label={t('valueFrom')} need={need} whole />
          <NumberField name="valueMax" label={t('valueTo')} need={need} whole />
          <SelectField name="currency" label={t('currency')} options={choices.currencies} empty={null} />
          <NumberField name="closingDays" label={t('closingDays')} need={need} whole />
        </div>
        <CheckboxField name="unstated" label={t('unstated')} />
        <FormFailure />
        <SubmitButton size="m">{t('keep')}</SubmitButton>
      </Form>
    </Dialog>
  );
}
