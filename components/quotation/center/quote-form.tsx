'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { useFormState } from 'react-hook-form';
import { DraftNote } from '@/components/form/draft-note';
import { Form } from '@/components/form/form';
import { KeptText } from '@/components/form/kept-text';
import { moveDrafts } from '@/components/form/local-draft';
import { SaveBar } from '@/components/form/save-bar';
import { SubmitButton } from '@/components/form/submit-button';
import { toast } from '@/components/form/toast';
import type { UploadValue } from '@/components/form/upload/upload-value';
import { useFormConflict } from '@/components/form/use-conflict';
import { useDraft } from '@/components/form/use-draft';
import { useZodForm } from '@/components/form/use-zod-form';
import { callContract } from '@/lib/platform/http/call-contract';
import type { PurchaseDetail } from '@/lib/purchase/types';
import { quotationReviseCall, quotationSubmitCall } from '@/lib/quotation/call';
import { quotationInput } from '@/lib/quotation/check';
import type { QuotableProduct } from '@/lib/quotation/product/call';
import type { QuotationInput } from '@/lib/quotation/schema';
import type { OwnQuotation } from '@/lib/quotation/types';
import type { UploadView } from '@/lib/upload/types';
import { DeviationPart } from './deviation-part';
import { FillPart } from './fill-part';
import { GoodsPart } from './goods-part';
import { MessagePart } from './message-part';
import { PricePart } from './price-part';
import { blankQuotation, fillFromProduct, type QuotationValues } from './quotation-values';
import { TermsPart } from './terms-part';

type Props = {
  companyId: number;
  purchase: PurchaseDetail;
  /** The company's product that the request is about; prefills a new quotation. */
  product: QuotableProduct | null;
  /** The live quotation being revised; null for a new one. */
  own: { id: number; revision: number; quotation: QuotationInput; files: readonly UploadView[] } | null;
  currency: string;
  currencies: readonly string[];
  countries: readonly { value: string; label: string }[];
  earlier: readonly OwnQuotation[];
};

const withWords = (files: readonly UploadView[]): UploadValue[] => files.map((file) => ({ ...file, alt: '' }));

/** Unsent changes, with discard and submit. */
function QuoteBar({ busy, revises, onDiscard }: { busy: boolean; revises: boolean; onDiscard: () => () => void }) {
  const t = useTranslations('quotationCenter');
  const { isDirty } = useFormState();
  return (
    <SaveBar
      unsaved={isDirty ? [t('quotation')] : []}
      note={isDirty ? <KeptText /> : null}
      onDiscard={onDiscard}
      always
    >
      <SubmitButton size="m" disabled={busy || (revises && !isDirty)}>
        {t(revises ? 'sendRevision' : 'send')}
      </SubmitButton>
    </SaveBar>
  );
}

/** Quotation form: new, or a new version of the live one. Input is kept on the device until sent. */
export function QuoteForm({ companyId, purchase, product, own, currency, currencies, countries, earlier }: Props) {
  const t = useTranslations('quotationCenter');
  const locale = useLocale();
  const router = useRouter();
  // Ignores refetches after sending: the input is based on the version first shown.
  const [opened] = useState(own);
  const [values] = useState<QuotationValues>(() => {
    if (opened) return opened.quotation;
    const blank = blankQuotation(purchase, currency, locale);
    // Prefilled price breaks would reject a lower price.
    return product ? { ...blank, ...fillFromProduct(product, blank), priceBreaks: [] } : blank;
  });
  const [extra, setExtra] = useState({ files: withWords(opened?.files ?? []) });
  const [busy, setBusy] = useState(false);
  const form = useZodForm<QuotationValues, QuotationInput>(quotationInput, values);
  // A colleague may have quoted in the meantime.
  const [target, setTarget] = useState(opened?.id ?? null);
  const base = `quotation:${companyId}:${purchase.id}`;
  useEffect(() => {
    if (opened) moveDrafts(base, `${base}:${opened.id}`);
  }, [opened, base]);
  const draft = useDraft({
    form,
    name: opened ? `${base}:${opened.id}` : base,
    revision: opened?.revision ?? 0,
    isNew: opened === null,
    values,
    extra,
    onExtra: setExtra,
  });
  const conflict = useFormConflict<QuotationValues, QuotationInput, QuotationInput>({
    form,
    revision: draft.revision(),
    keyed: true,
    toValues: (version) => version,
    onApply: (_, saved, newer) => {
      const files = withWords((newer.files ?? []) as UploadView[]);
      if (newer.id !== undefined) setTarget(newer.id);
      setExtra({ files });
      draft.rebase(saved, newer.revision, { files });
    },
  });
  const send = async (checked: QuotationInput) => {
    const submitted = structuredClone(form.getValues());
    const answer = await conflict.send(checked, (revision) =>
      target !== null
        ? callContract(quotationReviseCall, { id: target, revision, quotation: checked })
        : callContract(quotationSubmitCall, {
            requestId: purchase.id,
            idempotencyKey: draft.key(),
            quotation: checked,
          }),
    );
    draft.saved(submitted, answer.revision, `${base}:${answer.id}`);
    toast(t(target === null ? 'sent' : 'revised'));
    router.refresh();
  };
  return (
    <Form form={form} onSubmit={send} summary label={t('quotation')} className="grid gap-5">
      <DraftNote draft={draft} />
      <FillPart earlier={earlier} product={opened ? null : product} />
      <PricePart currencies={currencies} />
      <TermsPart />
      <GoodsPart countries={countries} />
      {purchase.specification.length > 0 && <DeviationPart lines={purchase.specification} spoken={purchase.locale} />}
      <MessagePart files={extra.files} onFiles={(files) => setExtra({ files })} onBusy={setBusy} />
      {conflict.dialog}
      <QuoteBar busy={busy} revises={target !== null} onDiscard={draft.discard} />
    </Form>
  );
}
