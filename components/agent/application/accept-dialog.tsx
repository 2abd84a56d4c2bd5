'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { BoundField } from '@/components/form/bound-field';
import { DraftNote } from '@/components/form/draft-note';
import { Form } from '@/components/form/form';
import { FormFailure } from '@/components/form/form-failure';
import { SubmitButton } from '@/components/form/submit-button';
import { toast } from '@/components/form/toast';
import { useBound } from '@/components/form/use-bound';
import { useDraft } from '@/components/form/use-draft';
import { useZodForm } from '@/components/form/use-zod-form';
import { Checkbox, TextArea } from '@/components/ui/control';
import { Dialog } from '@/components/ui/dialog';
import { applicationLimits } from '@/lib/agent/application/constants';
import { applicationAcceptCall, type applicationReceivedCall } from '@/lib/agent/application/schema';
import { callContract } from '@/lib/platform/http/call-contract';
import type { CallItem } from './application-list';
import type { CountryNames } from './names';

const nothing = {};

type Received = CallItem<typeof applicationReceivedCall>;
type Props = { item: Received; names: CountryNames; onClose: () => void; onDone: () => void };

/** Which requested countries to grant; exclusively assigned ones are disabled. */
function TerritoryField({ item, names }: Pick<Props, 'item' | 'names'>) {
  const t = useTranslations('agentApplication');
  const { field, error, id } = useBound({ name: 'countries', label: t('territories') });
  const picked: readonly string[] = field.value ?? [];
  return (
    <fieldset id={id} className="m-0 grid gap-2 border-0 p-0" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-1 p-0 font-[550]">{t('territories')}</legend>
      {item.countries.map((code) => {
        const taken = item.taken.find((one) => one.code === code);
        return (
          <Checkbox
            key={code}
            checked={picked.includes(code)}
            disabled={taken?.exclusive}
            onChange={({ target }) =>
              field.onChange(target.checked ? [...picked, code] : picked.filter((one) => one !== code))
            }
          >
            {names[code] ?? code}
            {taken && <small className="block text-12 text-ink-3">{t(taken.exclusive ? 'taken' : 'takenNote')}</small>}
          </Checkbox>
        );
      })}
      {error && (
        <p id={`${id}-error`} className="text-12 font-[550] text-bad">
          {error}
        </p>
      )}
    </fieldset>
  );
}

/** Dialog for granting countries of an application, with a message. */
export function AcceptDialog({ item, names, onClose, onDone }: Props) {
  const t = useTranslations('agentApplication');
  const done = useTranslations('done');
  const confirm = useTranslations('confirm');
  const free = item.countries.filter((code) => !item.taken.some((one) => one.code === code && one.exclusive));
  const [values] = useState({ id: item.id, answer: '', countries: free, exclusive: false });
  const form = useZodForm(applicationAcceptCall.input, values);
  const draft = useDraft({
    ...{ form, name: `accept-application:${item.id}`, revision: 0, values, extra: nothing },
    onExtra: () => undefined,
  });
  return (
    <Dialog
      title={t('acceptTitle', { name: item.name })}
      closeLabel={confirm('cancel')}
      busy={form.formState.isSubmitting}
      onClose={onClose}
    >
      <Form
        form={form}
        label={t('accept')}
        onSubmit={async (input) => {
          await callContract(applicationAcceptCall, input, { userType: 'supplier' });
          draft.saved(form.getValues(), 0);
          toast(done('updated'));
          onDone();
        }}
      >
        <DraftNote draft={draft} drawer />
        <TerritoryField item={item} names={names} />
        <BoundField name="exclusive" label={t('exclusive')} hint={t('exclusiveHint')}>
          {(ties, { value, ...field }) => (
            <Checkbox {...ties} {...field} checked={value === true}>
              {t('exclusive')}
            </Checkbox>
          )}
        </BoundField>
        <BoundField name="answer" label={t('answer')} need="optional">
          {(ties, field) => <TextArea {...ties} {...field} maxLength={applicationLimits.answer} />}
        </BoundField>
        <FormFailure />
        <SubmitButton size="m">{t('accept')}</SubmitButton>
      </Form>
    </Dialog>
  );
}
