'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { PageHead } from '@/components/centre/page-head';
import { useConfirm } from '@/components/form/confirm-dialog';
import { Form } from '@/components/form/form';
import { toast } from '@/components/form/toast';
import { putChosen, useConflict } from '@/components/form/use-conflict';
import { useZodForm } from '@/components/form/use-zod-form';
import { dropDraft } from '@/components/review-item/local-draft';
import type { Locale } from '@/lib/i18n/site';
import { sendProduct } from '@/lib/product/edit/client';
import { isPublished, titleOf } from '@/lib/product/edit/rules';
import { type ProductInput, productInput } from '@/lib/product/edit/schema';
import { href } from '@/lib/routes/address';
import type { UploadView } from '@/lib/upload/types';
import { CategoryPart } from './category-part';
import { FormErrors } from './form-errors';
import { FormRail } from './form-rail';
import { filesOf, valuesOf } from './form-value';
import { MediaPart } from './media-part';
import { ParameterPart } from './parameter-part';
import { PreviewButton } from './preview-button';
import { ProductSaveBar } from './product-save-bar';
import { QuotationPart } from './quotation-part';
import { StateBadge } from './state-cell';
import { StateNote } from './state-note';
import { IntroductionPart, TextPart } from './text-part';
import type { References, Stored } from './types';
import { useDraft } from './use-draft';
import { useFieldLabel } from './use-field-label';
import { useShownValue } from './use-shown-value';

type Props = {
  draftName: string;
  /** Null for a new product. */
  stored: Stored | null;
  input: ProductInput;
  files: readonly UploadView[];
  /** When the server last changed it, so that an older draft is not taken for a newer one. */
  since: string;
  /** Of what the form opened with; 0 for a new product. */
  revision: number;
  references: References;
};

/** A product, new or one's own: submitted or kept, and not lost when the page is left by accident. */
export function ProductForm({
  draftName,
  stored: given,
  input,
  files: sent,
  since,
  revision: opened,
  references,
}: Props) {
  const t = useTranslations();
  const site = useLocale();
  const [stored, setStored] = useState(given);
  const [revision, setRevision] = useState(opened);
  const [language, setLanguage] = useState<Locale>(site);
  const [busy, setBusy] = useState(false);
  const form = useZodForm(productInput, valuesOf(input));
  const draft = useDraft({ form, name: draftName, since, values: valuesOf(input), files: filesOf(sent) });
  const { dialog, ask } = useConfirm();
  const title = stored ? titleOf(input) || t('productCenter.unnamed') : t('productForm.newTitle');
  const id = stored?.id ?? null;
  const conflict = useConflict({
    revision,
    onRevision: setRevision,
    base: () => form.formState.defaultValues ?? {},
    toValues: valuesOf,
    label: useFieldLabel(),
    show: useShownValue(references),
    onApply: (chosen, saved, { files }) => {
      draft.setFiles({ ...draft.files, ...filesOf((files ?? []) as UploadView[]) });
      putChosen(form, chosen, saved);
    },
  });
  const leave = () => {
    draft.drop();
    form.reset(form.getValues());
  };
  const submit = async (product: ProductInput) => {
    const answer = await conflict.send(product, (read) =>
      sendProduct<{ id: number; revision: number; waiting: boolean }>('submit', { id, revision: read }, product),
    );
    leave();
    toast(t(answer.waiting ? 'done.submitted' : 'productForm.nothingChanged'));
    // What is unsaved is gone by now; the list is read anew.
    setTimeout(() => location.assign(href('supplierProduct')), 900);
  };
  const save = async (product: ProductInput) => {
    const saved = await conflict.send(product, (read) =>
      sendProduct<{ id: number; revision: number }>('save', { id, revision: read }, product),
    );
    leave();
    toast(t('productForm.savedDraft'));
    if (stored === null) {
      dropDraft(draftName);
      history.replaceState(null, '', href('supplierProductEdit', { id: saved.id }));
    }
    const published = stored !== null && isPublished(stored);
    setStored({
      ...{ listed: false, ...stored, id: saved.id },
      status: published ? stored.status : 'uploading',
      version: { state: 'withdrawn', reason: null },
    });
  };
  return (
    <div className="wide pc-page">
      <PageHead
        title={title}
        mark={stored && <StateBadge state={stored.version?.state === 'pending' ? 'pending' : stored.status} />}
        lead={t(stored && isPublished(stored) ? 'productForm.publishedStays' : 'productForm.newLead')}
        crumb={{ href: href('supplierProduct'), label: t('centre.product') }}
      >
        {stored && <span>{t('productCenter.productId', { id: String(stored.id) })}</span>}
        <PreviewButton form={form} language={language} references={references} />
      </PageHead>
      <Form form={form} onSubmit={submit} label={title} className="pc-form">
        <div className="pc-notes">
          <StateNote stored={stored} restored={draft.restored} onDiscard={draft.reset} />
          <FormErrors language={language} onLanguage={setLanguage} />
        </div>
        <div className="pc-parts">
          <TextPart language={language} onLanguage={setLanguage} />
          <QuotationPart currencies={references.currencies} countries={references.countries} />
          <CategoryPart categories={references.categories} tags={references.tags} />
          <MediaPart files={draft.files} onFiles={draft.setFiles} onBusy={setBusy} />
          <ParameterPart language={language} />
          <IntroductionPart language={language} />
        </div>
        <FormRail
          stored={stored}
          groups={references.groups}
          onListed={(listed) => stored && setStored({ ...stored, listed })}
        />
        <ProductSaveBar
          busy={busy}
          waiting={stored?.version?.state === 'pending'}
          ask={ask}
          onDiscard={draft.reset}
          onSave={save}
        />
      </Form>
      {dialog}
      {conflict.dialog}
    </div>
  );
}
