'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { DraftNote } from '@/components/form/draft-note';
import { Form } from '@/components/form/form';
import { FormFailure } from '@/components/form/form-failure';
import { SelectField } from '@/components/form/select-field';
import { SubmitButton } from '@/components/form/submit-button';
import { TextArea } from '@/components/form/text-area';
import { TextField } from '@/components/form/text-field';
import { useDraft } from '@/components/form/use-draft';
import { useResend } from '@/components/form/use-resend';
import { useZodForm } from '@/components/form/use-zod-form';
import { Card } from '@/components/ui/card';
import { callContract } from '@/lib/platform/http/call-contract';
import { navigateTo } from '@/lib/platform/http/navigate';
import { useSignedIn } from '@/lib/platform/http/signed-in';
import { sites } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';
import { purchaseInviteCall, purchaseSaveCall } from '@/lib/purchase/call';
import { simplePurchaseInput } from '@/lib/purchase/check';
import { purchaseLimits } from '@/lib/purchase/constants';
import type { PurchaseInput } from '@/lib/purchase/schema';
import { ContactFields } from './contact-part';
import { draftNamer } from './draft-name';
import { filled, type PurchaseReferences, type PurchaseValues } from './form-value';
import { QuantityFields } from './goods-part';
import type { FormStart } from './prefill';
import { SignInBox } from './sign-in-box';

const flagKey = 'purchase:go-on';

/** Flag for this tab: submission was interrupted by sign-in; consumed on read. */
const goOn = {
  note: () => {
    try {
      sessionStorage.setItem(flagKey, '1');
    } catch {
      // Without storage the visitor submits again.
    }
  },
  take: (): boolean => {
    try {
      const noted = sessionStorage.getItem(flagKey) !== null;
      sessionStorage.removeItem(flagKey);
      return noted;
    } catch {
      return false;
    }
  },
};

type Props = { start: FormStart; references: PurchaseReferences };

/** Short request form, completed in the full form once signed in. docs/domain.md, Purchase request. */
export function SimpleForm({ start, references }: Props) {
  const t = useTranslations('purchaseForm');
  const locale = useLocale();
  const signedIn = useSignedIn().kinds.includes('purchaser');
  const [extra, setExtra] = useState(start.extra);
  const [asks, setAsks] = useState(false);
  const resend = useResend();
  const [nameOf] = useState(() => draftNamer(start.values, start.extra));
  const form = useZodForm<PurchaseValues, PurchaseInput>(simplePurchaseInput, start.values);
  const draft = useDraft({
    form,
    name: nameOf(null),
    revision: 0,
    isNew: true,
    values: start.values,
    extra,
    onExtra: setExtra,
  });
  const submit = async (checked: PurchaseInput) => {
    if (!signedIn) {
      goOn.note();
      setAsks(true);
      return;
    }
    const target = { id: null, revision: 0, idempotencyKey: draft.key() };
    const input = { ...target, purchase: filled(checked) };
    const saved = await resend(() => callContract(purchaseSaveCall, input, { userType: 'purchaser' }));
    const companyIds = extra.companies.map(({ id }) => id);
    if (companyIds.length > 0)
      await callContract(purchaseInviteCall, { id: saved.id, companyIds }, { userType: 'purchaser' });
    draft.saved(form.getValues(), saved.revision);
    navigateTo(`${href('purchaseForm')}?id=${saved.id}`);
  };
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (draft.restored && signedIn && goOn.take()) box.current?.closest('form')?.requestSubmit();
  }, [draft.restored, signedIn]);
  const text = { lang: locale, dir: sites[locale].dir };
  return (
    <Form form={form} onSubmit={submit} label={t('simpleHeading')} className="fs">
      <div ref={box}>
        <DraftNote draft={draft} />
      </div>
      <Card title={t('goods')} padded="fields">
        <TextField
          {...text}
          name={`translations.${locale}.title`}
          label={t('title')}
          hint={t('titleHint')}
          need="required"
          maxLength={purchaseLimits.title}
        />
        <QuantityFields />
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField name="countryCode" label={t('country')} need="required" options={references.countries} />
        </div>
        <TextArea
          {...text}
          name={`translations.${locale}.details`}
          label={t('details')}
          hint={t('detailsHint')}
          need="required"
          rows={6}
          limit={purchaseLimits.details}
        />
      </Card>
      <Card title={t('contacts')} padded="fields">
        <p className="text-ink-2">{t('contactHint')}</p>
        <ContactFields company={false} />
      </Card>
      <FormFailure />
      {asks && !signedIn ? (
        <SignInBox />
      ) : (
        <div>
          <SubmitButton size="m">{t('goOn')}</SubmitButton>
          <p className="mt-2 text-ink-2">{t('goOnHint')}</p>
        </div>
      )}
    </Form>
  );
}
