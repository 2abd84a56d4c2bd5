'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useMemo, useRef, useState } from 'react';
import { DraftNote } from '@/components/form/draft-note';
import { Form } from '@/components/form/form';
import { FormFailure } from '@/components/form/form-failure';
import { SubmitButton } from '@/components/form/submit-button';
import { useDraft } from '@/components/form/use-draft';
import { useResend } from '@/components/form/use-resend';
import { useZodForm } from '@/components/form/use-zod-form';
import { callContract } from '@/lib/platform/http/call-contract';
import { isNavigating } from '@/lib/platform/http/navigate';
import { useSignedIn } from '@/lib/platform/http/signed-in';
import { purchasePublishCall } from '@/lib/purchase/call';
import type { PurchaseInput } from '@/lib/purchase/schema';
import { draftNamer } from '../form/draft-name';
import { filled, type PurchaseValues } from '../form/form-value';
import { HiddenInForm } from '../form/hidden-in-form';
import { SignInBox } from '../form/sign-in-box';
import type { Asking } from './ask-data';
import { AskFields } from './ask-fields';
import { askSchema } from './ask-schema';
import { interrupted } from './interrupted-ask';
import type { Sent } from './sent-note';

// Keeps focused elements clear of the sticky footer.
const clear = '[&_*]:scroll-mb-24';
// Height of all inputs.
const tall =
  '[&_:is(input,select):not([type=radio],[type=checkbox])]:h-10 phone:[&_:is(input,select):not([type=radio],[type=checkbox])]:h-12';

type Props = {
  asking: Asking;
  link: string;
  resumes: boolean;
  onBusy: (busy: boolean) => void;
  onSent: (sent: Sent) => void;
};

/**
 * A request in four fields; the rest is to be agreed with the supplier. Stored as the same draft as the full form,
 * which can continue it. docs/domain.md, Purchase request.
 */
export function AskForm({ asking, link, resumes, onBusy, onSent }: Props) {
  const { start, countries, categories, home } = asking;
  const t = useTranslations('purchaseForm.sheet');
  const locale = useLocale();
  const signedIn = useSignedIn().kinds.includes('purchaser');
  const [asks, setAsks] = useState(false);
  const [extra, setExtra] = useState(start.extra);
  const resend = useResend();
  // A proposed country is not user input, but stored with it.
  const [values] = useState({ ...start.values, countryCode: start.values.countryCode || home });
  const [nameOf] = useState(() => draftNamer(start.values, start.extra));
  const schema = useMemo(() => askSchema(t('mattersBlank')), [t]);
  const form = useZodForm<PurchaseValues, PurchaseInput>(schema, values);
  const draft = useDraft({
    form,
    name: nameOf(null),
    revision: 0,
    isNew: true,
    values,
    extra,
    onExtra: setExtra,
  });
  const publish = async (checked: PurchaseInput) => {
    const companyIds = extra.companies.map(({ id }) => id);
    const input = { id: null, revision: 0, idempotencyKey: draft.key(), companyIds, purchase: filled(checked) };
    return resend(() => callContract(purchasePublishCall, input, { userType: 'purchaser' }));
  };
  const submit = async (checked: PurchaseInput) => {
    // An expired session leads to sign-in as well.
    interrupted.note(link);
    if (!signedIn) {
      setAsks(true);
      return;
    }
    onBusy(true);
    try {
      const submitted = structuredClone(form.getValues());
      const { id, revision, masked, waits } = await publish(checked);
      draft.saved(submitted, revision, `purchase:${id}`);
      onSent({ id, masked, waits, names: extra.companies.map(({ name }) => name) });
    } finally {
      if (!isNavigating()) interrupted.take();
      onBusy(false);
    }
  };
  const needsAccount = asks && !signedIn;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (resumes && signedIn) box.current?.closest('form')?.requestSubmit();
  }, [resumes, signedIn]);
  return (
    <Form form={form} onSubmit={submit} label={t('open')} className="flex flex-1 flex-col">
      <div ref={box} className={`grid flex-1 content-start gap-4 p-5 ${tall} ${clear}`}>
        <DraftNote draft={draft} drawer />
        <AskFields
          locale={locale}
          countries={countries}
          categories={categories}
          companies={start.extra.companies.length}
          ofProduct={typeof start.values.productId === 'number'}
          lines={start.values.specification}
        />
        <HiddenInForm />
        <p className="text-12 text-ink-3">{t('left')}</p>
        {needsAccount && <SignInBox />}
      </div>
      <div className="sticky bottom-0 z-[2] flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-paper px-5 py-3 [@media(max-height:600px)]:static">
        <FormFailure />
        {!needsAccount && <SubmitButton size="m">{t('send')}</SubmitButton>}
        <a
          className="flex min-h-12 items-center text-accent underline"
          href={link}
          rel="nofollow"
          onClick={() => draft.rebase(start.values, 0)}
        >
          {t('more')}
        </a>
      </div>
    </Form>
  );
}
