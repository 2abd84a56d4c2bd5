'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { DeletedNote } from '@/components/form/deleted-note';
import { DraftNote } from '@/components/form/draft-note';
import { Form } from '@/components/form/form';
import { SubmitButton } from '@/components/form/submit-button';
import { SwitchField } from '@/components/form/switch';
import { TextField } from '@/components/form/text-field';
import { toast } from '@/components/form/toast';
import { useFormConflict } from '@/components/form/use-conflict';
import { useDeletedDraft } from '@/components/form/use-deleted-draft';
import { useDraft } from '@/components/form/use-draft';
import { useZodForm } from '@/components/form/use-zod-form';
import { config } from '@/lib/platform/config';
import { CallFailure } from '@/lib/platform/http/client';
import { locales, sites } from '@/lib/platform/i18n/site';
import { type GroupInput, groupInput, type ProductGroup } from '@/lib/product/group/schema';

type Target = { id: number | null; revision: number; idempotencyKey: string };
type Props = {
  /** Draft name for the company's groups on this device. */
  draftName: string;
  group: ProductGroup | null;
  /** Saves the group; creates one if `id` is null. */
  send: (which: Target, input: GroupInput) => Promise<{ id: number; revision: number }>;
  onDone: () => void;
};

/** Name of a group per language, and whether the showroom's home shows it; unsaved input is kept as a draft. */
export function GroupForm({ draftName, group, send, onDone }: Props) {
  const t = useTranslations();
  const site = useLocale();
  const toValues = ({ names, onHome }: Pick<GroupInput, 'names' | 'onHome'>) => ({
    locale: site,
    names: Object.fromEntries(locales.map((locale) => [locale, names[locale] ?? ''])),
    onHome,
  });
  // Ignores refetches of the list: the input is based on the version first shown.
  const [opened] = useState(() => ({
    revision: group?.revision ?? 0,
    values: toValues(group ?? { names: {}, onHome: true }),
  }));
  const form = useZodForm(groupInput, opened.values);
  const nameOf = (id: number | null) => `${draftName}:${id ?? 'new'}`;
  const draft = useDraft({
    form,
    name: nameOf(group?.id ?? null),
    ...opened,
    isNew: group === null,
    extra: {},
    onExtra: () => undefined,
  });
  const conflict = useFormConflict({
    form,
    revision: draft.revision(),
    keyed: true,
    toValues,
    onApply: (_, saved, newer) => draft.rebase(saved, newer.revision),
  });
  useDeletedDraft(conflict.deleted !== null, nameOf(group?.id ?? null), nameOf(null));
  useEffect(() => form.setFocus(`names.${site}`), [form, site]);
  const ordered = [site, ...locales.filter((locale) => locale !== site)];
  const submit = async (input: GroupInput) => {
    const submitted = structuredClone(form.getValues());
    try {
      const saved = await conflict.send(input, (read) =>
        send({ id: conflict.deleted ? null : (group?.id ?? null), revision: read, idempotencyKey: draft.key() }, input),
      );
      draft.saved(submitted, saved.revision, nameOf(saved.id));
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      throw error.renamed((field) => field.replace(/^group\./, ''));
    }
    toast(t('done.updated'));
    onDone();
  };
  return (
    <Form form={form} onSubmit={submit} saves label={t('productCenter.newGroup')} className="fs pc-gf">
      {conflict.deleted && <DeletedNote {...conflict.deleted} />}
      <DraftNote draft={draft} drawer />
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
        <button type="button" className="btn" data-leaves onClick={onDone}>
          {t('confirm.cancel')}
        </button>
        <SubmitButton size="m">{t(conflict.deleted ? 'form.gone.saveNew' : 'productCenter.save')}</SubmitButton>
      </div>
    </Form>
  );
}
