'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Form } from '@/components/form/form';
import { GoneNote } from '@/components/form/gone-note';
import { SubmitButton } from '@/components/form/submit-button';
import { SwitchField } from '@/components/form/switch';
import { TextField } from '@/components/form/text-field';
import { toast } from '@/components/form/toast';
import { useFormConflict } from '@/components/form/use-conflict';
import { useZodForm } from '@/components/form/use-zod-form';
import { config } from '@/lib/config';
import { CallFailure } from '@/lib/http/client';
import { locales, sites } from '@/lib/i18n/site';
import { type GroupInput, groupInput, type ProductGroup } from '@/lib/product/group/schema';

type Props = {
  group: ProductGroup | null;
  /** Writes it, as a new group where `id` is null. */
  send: (id: number | null, input: GroupInput, revision: number) => Promise<{ revision: number }>;
  onDone: () => void;
};

/** A group's name in each language, and whether the showroom's homepage shows it. */
export function GroupForm({ group, send, onDone }: Props) {
  const t = useTranslations();
  const site = useLocale();
  const [revision, setRevision] = useState(group?.revision ?? 0);
  const toValues = ({ names, onHome }: Pick<GroupInput, 'names' | 'onHome'>) => ({
    locale: site,
    names: Object.fromEntries(locales.map((locale) => [locale, names[locale] ?? ''])),
    onHome,
  });
  const form = useZodForm(groupInput, toValues(group ?? { names: {}, onHome: true }));
  const conflict = useFormConflict({
    form,
    revision,
    onRevision: setRevision,
    toValues,
  });
  useEffect(() => form.setFocus(`names.${site}`), [form, site]);
  const ordered = [site, ...locales.filter((locale) => locale !== site)];
  const submit = async (input: GroupInput) => {
    try {
      await conflict.send(input, (read) => send(conflict.gone ? null : (group?.id ?? null), input, read));
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      throw error.renamed((field) => field.replace(/^group\./, ''));
    }
    toast(t('done.updated'));
    onDone();
  };
  return (
    <Form form={form} onSubmit={submit} label={t('productCenter.newGroup')} className="fs pc-gf">
      {conflict.gone && <GoneNote {...conflict.gone} />}
      <div className="g2">
        {ordered.map((locale) => (
          <TextField
            key={locale}
            name={`names.${locale}`}
            label={t('productCenter.groupName', { language: sites[locale].endonym })}
            need={locale === site ? 'required' : 'optional'}
            maxLength={config.product.name}
            lang={locale}
            dir={sites[locale].dir}
          />
        ))}
      </div>
      <SwitchField name="onHome" label={t('productCenter.onHome')} />
      {conflict.dialog}
      <div className="pc-acts">
        <button type="button" className="btn" onClick={onDone}>
          {t('confirm.cancel')}
        </button>
        <SubmitButton className="btn p">{t(conflict.gone ? 'form.gone.saveNew' : 'productCenter.save')}</SubmitButton>
      </div>
    </Form>
  );
}
