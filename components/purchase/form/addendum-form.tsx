'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { DraftNote } from '@/components/form/draft-note';
import { Form } from '@/components/form/form';
import { KeptText } from '@/components/form/kept-text';
import { SaveBar } from '@/components/form/save-bar';
import { SubmitButton } from '@/components/form/submit-button';
import { TextArea } from '@/components/form/text-area';
import { useFormConflict } from '@/components/form/use-conflict';
import { useDraft } from '@/components/form/use-draft';
import { useZodForm } from '@/components/form/use-zod-form';
import { ButtonLink } from '@/components/ui/button';
import { Note } from '@/components/ui/note';
import { callContract } from '@/lib/platform/http/call-contract';
import { isLocale, type Locale } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';
import { purchaseAddendumCall } from '@/lib/purchase/call';
import { addendumInput } from '@/lib/purchase/check';
import { purchaseLimits } from '@/lib/purchase/constants';
import type { PurchaseInput } from '@/lib/purchase/schema';
import { ContactPart } from './contact-part';
import { DeliveryPart } from './delivery-part';
import { FormPart } from './form-part';
import {
  addendumPartNames,
  addendumPartOf,
  filled,
  type PurchaseReferences,
  type PurchaseValues,
  valuesOf,
} from './form-value';
import { GoodsPart } from './goods-part';
import { HiddenInForm } from './hidden-in-form';
import { PaymentPart } from './payment-part';
import type { FormStart } from './prefill';
import { PricePart } from './price-part';
import { useUnsavedParts } from './purchase-save-bar';
import { PurchaseSteps } from './purchase-steps';
import { SpecificationPart } from './specification-part';

type Values = PurchaseValues & { text: string };
type Addendum = PurchaseInput & { text: string };

function SentNote({ id }: { id: number }) {
  const t = useTranslations('purchaseForm.change');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} role="status" className="grid gap-4">
      <Note tone="ok" title={t('sent')} />
      <div>
        <ButtonLink hard tone="primary" href={href('purchaserPurchaseDetail', { id })}>
          {t('toRequest')}
        </ButtonLink>
      </div>
    </div>
  );
}

function AddendumBar({ busy, onDiscard }: { busy: boolean; onDiscard: () => () => void }) {
  const t = useTranslations('purchaseForm');
  const unsaved = useUnsavedParts(addendumPartNames, addendumPartOf);
  const note = busy ? t('uploading') : unsaved.length > 0 ? <KeptText /> : null;
  return (
    <SaveBar unsaved={unsaved} note={note} onDiscard={onDiscard}>
      <SubmitButton size="m" disabled={busy}>
        {t('change.send')}
      </SubmitButton>
    </SaveBar>
  );
}

type Props = { id: number; start: FormStart; references: PurchaseReferences };

/** Addendum to an open request: changeable fields and a message to bidders. docs/domain.md, Purchase request. */
export function AddendumForm({ id, start, references }: Props) {
  const t = useTranslations('purchaseForm');
  const [values] = useState<Values>(() => ({ ...start.values, text: '' }));
  const [language, setLanguage] = useState<Locale>(values.locale);
  const [extra, setExtra] = useState({ ...start.extra, companies: [] });
  const [busy, setBusy] = useState(false);
  const [isSent, setSent] = useState(false);
  const form = useZodForm<Values, Addendum>(addendumInput, values);
  const draft = useDraft({
    form,
    name: `purchase:${id}:addendum`,
    revision: start.revision,
    values,
    extra,
    onExtra: (shown) => setExtra({ ...shown, companies: [] }),
  });
  // Keeps the unsent message, which the stored version lacks.
  const toValues = (of: PurchaseInput): Values => ({ ...valuesOf(of), text: form.getValues('text') });
  const conflict = useFormConflict<Values, Addendum, PurchaseInput>({
    form,
    revision: draft.revision(),
    toValues,
    onApply: (_, saved, newer) => draft.rebase(saved, newer.revision),
  });
  const send = async ({ text, ...checked }: Addendum) => {
    const purchase = filled(checked);
    const answer = await conflict.send(purchase, (revision) =>
      callContract(purchaseAddendumCall, { id, revision, text, purchase }, { userType: 'purchaser' }),
    );
    draft.saved({ ...toValues(purchase), text: '' }, answer.revision);
    form.reset({ ...toValues(purchase), text: '' });
    setSent(true);
  };
  const reveal = (field: string) => {
    const locale = field.split('.')[1] ?? '';
    if (field.startsWith('translations.') && isLocale(locale)) flushSync(() => setLanguage(locale));
  };
  if (isSent) return <SentNote id={id} />;
  return (
    <Form form={form} onSubmit={send} summary label={t('change.title')} className="fs" onReveal={reveal}>
      <Note title={t('change.title')}>
        <p>{t('change.lead')}</p>
      </Note>
      <DraftNote draft={draft} />
      <PurchaseSteps names={addendumPartNames} partOf={addendumPartOf}>
        <FormPart part="addendum" title={t('addendum')}>
          <TextArea
            name="text"
            label={t('change.text')}
            hint={t('change.hint')}
            need="required"
            limit={purchaseLimits.text}
          />
        </FormPart>
        <GoodsPart language={language} onLanguage={setLanguage} categories={references.categories} />
        <SpecificationPart />
        <PricePart currencies={references.currencies} />
        <DeliveryPart countries={references.countries} />
        <PaymentPart />
        <ContactPart
          extra={extra}
          onExtra={({ files }) => setExtra({ files, companies: [] })}
          onBusy={setBusy}
          signedIn
        />
        <HiddenInForm />
        <AddendumBar busy={busy} onDiscard={draft.discard} />
      </PurchaseSteps>
      {conflict.dialog}
    </Form>
  );
}
