'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useConfirm } from '@/components/form/confirm-dialog';
import { DeletedNote } from '@/components/form/deleted-note';
import { DraftNote } from '@/components/form/draft-note';
import { FlaggedFields } from '@/components/form/flagged-field';
import { Form } from '@/components/form/form';
import { carryToast, toast } from '@/components/form/toast';
import { useFormConflict } from '@/components/form/use-conflict';
import { useDeletedDraft } from '@/components/form/use-deleted-draft';
import { useDraft } from '@/components/form/use-draft';
import { useZodForm } from '@/components/form/use-zod-form';
import { PageHead } from '@/components/ui/page-head';
import { navigateTo } from '@/lib/platform/http/navigate';
import type { Locale } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';
import type { productSaveCall, productSubmitCall } from '@/lib/product/edit/call';
import { productInput } from '@/lib/product/edit/call';
import { sendProduct } from '@/lib/product/edit/client';
import { isPublished, titleOf } from '@/lib/product/edit/rules';
import type { ProductInput } from '@/lib/product/edit/schema';
import type { UploadView } from '@/lib/upload/types';
import { CategoryPart } from './category-part';
import { FormErrors } from './form-errors';
import { FormRail } from './form-rail';
import { type FileMap, filesOf, languageOf, valuesOf } from './form-value';
import { MediaPart } from './media-part';
import { ParameterPart } from './parameter-part';
import { PreviewButton } from './preview-button';
import { ProductSaveBar } from './product-save-bar';
import { ProductSteps } from './product-steps';
import { QuotationPart } from './quotation-part';
import { StateBadge } from './state-cell';
import { StateNote } from './state-note';
import { IntroductionPart, TextPart } from './text-part';
import type { References, StoredProduct } from './types';
import { useFieldLabel } from './use-field-label';
import { useShownValue } from './use-shown-value';

const none: readonly string[] = [];
type Written = { id: number; revision: number };
/** The product edited, and the revision read. */
type Which = { id: number | null; revision: number; idempotencyKey: string };
type Props = {
  /** Draft name for the company's products on this device. */
  draftName: string;
  /** Null for a new product. */
  stored: StoredProduct | null;
  input: ProductInput;
  files: readonly UploadView[];
  /** Revision when the form was opened; 0 for a new product. */
  revision: number;
  references: References;
};

/** Product form: save or submit, and keep unsaved input. */
export function ProductForm({ draftName, stored: given, input, files: sent, revision, references }: Props) {
  const t = useTranslations();
  const site = useLocale();
  const [stored, setStored] = useState(given);
  // Ignores re-rendering of the page: the input is based on the revision first shown.
  const [opened] = useState(revision);
  const [language, setLanguage] = useState<Locale>(site);
  const [busy, setBusy] = useState(false);
  const [files, setFiles] = useState<FileMap>(() => filesOf(sent));
  const form = useZodForm(productInput, valuesOf(input));
  const nameOf = (id: number | null) => `${draftName}:${id ?? 'new'}`;
  const draft = useDraft({
    form,
    name: nameOf(given?.id ?? null),
    revision: opened,
    isNew: given === null,
    values: valuesOf(input),
    extra: files,
    onExtra: setFiles,
  });
  const { dialog, ask } = useConfirm();
  const title = stored ? titleOf(input) || t('productCenter.unnamed') : t('productForm.newTitle');
  const id = stored?.id ?? null;
  const conflict = useFormConflict({
    form,
    revision: draft.revision(),
    keyed: true,
    toValues: valuesOf,
    label: useFieldLabel(),
    show: useShownValue(references),
    onApply: (_, saved, newer) => {
      setFiles({ ...files, ...filesOf((newer.files ?? []) as UploadView[]) });
      draft.rebase(saved, newer.revision);
    },
  });
  useDeletedDraft(conflict.deleted !== null, nameOf(id), nameOf(null));
  const send = async <W extends Written>(product: ProductInput, write: (which: Which) => Promise<W>): Promise<W> => {
    const values = structuredClone(form.getValues());
    const answer = await conflict.send(product, (read) =>
      write({ id: conflict.deleted ? null : id, revision: read, idempotencyKey: draft.key() }),
    );
    draft.saved(values, answer.revision, nameOf(answer.id));
    return answer;
  };
  const submit = async (product: ProductInput) => {
    const answer = await send(product, (which) =>
      sendProduct<typeof productSubmitCall>('/api/product/submit', { ...which, product }),
    );
    carryToast(t(answer.waiting ? 'done.submitted' : 'productForm.nothingChanged'));
    // Nothing is unsaved now; the list is loaded anew.
    navigateTo(href('supplierProduct'));
  };
  const save = async (product: ProductInput) => {
    const saved = await send(product, (which) =>
      sendProduct<typeof productSaveCall>('/api/product/save', { ...which, product }),
    );
    toast(t('productForm.savedDraft'));
    // Keeps the hash, which names a phone's step.
    if (id !== saved.id) history.replaceState(null, '', href('supplierProductEdit', { id: saved.id }) + location.hash);
    const before = conflict.deleted ? null : stored;
    const rejected = before?.version?.state === 'rejected';
    setStored({
      listed: false,
      ...before,
      id: saved.id,
      status: before && (rejected || isPublished(before)) ? before.status : 'uploading',
      version: rejected ? before.version : { state: 'withdrawn', reason: null, flags: [] },
    });
  };
  const reveal = (field: string) => {
    const locale = languageOf(field);
    if (locale) flushSync(() => setLanguage(locale));
  };
  return (
    <div className="wide pc-page">
      <PageHead
        title={title}
        mark={stored && <StateBadge state={stored.version?.state === 'pending' ? 'pending' : stored.status} />}
        lead={t(stored && isPublished(stored) ? 'productForm.publishedStays' : 'productForm.newLead')}
        crumb={{ href: href('supplierProduct'), label: t('center.product') }}
      >
        {stored && <span className="self-center">{t('productCenter.productId', { id: String(stored.id) })}</span>}
        <PreviewButton form={form} language={language} references={references} />
      </PageHead>
      <Form form={form} onSubmit={submit} label={title} className="pc-form" onReveal={reveal}>
        <FlaggedFields names={stored?.version?.flags ?? none}>
          <div className="pc-notes">
            {conflict.deleted ? (
              <DeletedNote {...conflict.deleted} />
            ) : (
              <StateNote stored={stored} onLanguage={setLanguage} />
            )}
            <DraftNote draft={draft} />
            <FormErrors language={language} onLanguage={setLanguage} />
          </div>
          <ProductSteps>
            <div className="pc-parts">
              <TextPart language={language} onLanguage={setLanguage} />
              <QuotationPart currencies={references.currencies} countries={references.countries} />
              <CategoryPart categories={references.categories} tags={references.tags} />
              <MediaPart files={files} onFiles={setFiles} onBusy={setBusy} />
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
              waiting={!conflict.deleted && stored?.version?.state === 'pending'}
              deleted={conflict.deleted !== null}
              ask={ask}
              onDiscard={draft.discard}
              onSave={save}
            />
          </ProductSteps>
        </FlaggedFields>
        {conflict.dialog}
      </Form>
      {dialog}
    </div>
  );
}
