'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useWatch } from 'react-hook-form';
import { DeletedNote } from '@/components/form/deleted-note';
import { DraftNote } from '@/components/form/draft-note';
import { Form } from '@/components/form/form';
import { toast } from '@/components/form/toast';
import { useFormConflict } from '@/components/form/use-conflict';
import { useDraft } from '@/components/form/use-draft';
import { useZodForm } from '@/components/form/use-zod-form';
import { Note } from '@/components/ui/note';
import { callContract } from '@/lib/platform/http/call-contract';
import { useSignedIn } from '@/lib/platform/http/signed-in';
import { isLocale, type Locale } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';
import { purchaseInviteCall, purchasePublishCall, purchaseSaveCall } from '@/lib/purchase/call';
import { purchaseInput } from '@/lib/purchase/check';
import type { PurchaseInput } from '@/lib/purchase/schema';
import { AgreeLaterButton } from './agree-later-button';
import { AskedPart } from './asked-part';
import { ContactPart } from './contact-part';
import { DeliveryPart } from './delivery-part';
import { draftNamer } from './draft-name';
import {
  type AskedCompany,
  filled,
  type PurchaseReferences,
  type PurchaseValues,
  partNames,
  partOf,
  valuesOf,
} from './form-value';
import { GoodsPart } from './goods-part';
import { HiddenInForm } from './hidden-in-form';
import { PaymentPart } from './payment-part';
import type { FormStart } from './prefill';
import { PricePart } from './price-part';
import { PublishedNote } from './published-note';
import { PurchaseSaveBar } from './purchase-save-bar';
import { PurchaseSteps } from './purchase-steps';
import { SignInBox } from './sign-in-box';
import { SpecificationPart } from './specification-part';

const asBuyer = { userType: 'purchaser' } as const;

const noCompanies: readonly AskedCompany[] = [];

type Props = {
  start: FormStart;
  references: PurchaseReferences;
  /** Called with the exclusive recipients. */
  onAsked: (companies: readonly AskedCompany[]) => void;
};

/** The full purchase request form. docs/domain.md, Required fields. */
export function PurchaseForm({ start, references, onAsked }: Props) {
  const t = useTranslations('purchaseForm');
  const signedIn = useSignedIn().kinds.includes('purchaser');
  const [id, setId] = useState(start.id);
  const [language, setLanguage] = useState<Locale>(start.values.locale);
  const [extra, setExtra] = useState(start.extra);
  const [busy, setBusy] = useState(false);
  const [asks, setAsks] = useState(false);
  const [done, setDone] = useState<{ id: number; kind: PurchaseInput['kind']; masked: boolean; waits: boolean } | null>(
    null,
  );
  const form = useZodForm<PurchaseValues, PurchaseInput>(purchaseInput, start.values);
  const kind = useWatch({ control: form.control, name: 'kind' });
  const recipients = kind === 'inquiry' ? extra.companies : noCompanies;
  useEffect(() => onAsked(recipients), [onAsked, recipients]);
  const [nameOf] = useState(() => draftNamer(start.values, start.extra));
  const draft = useDraft({
    form,
    name: nameOf(start.id),
    revision: start.revision,
    isNew: start.id === null,
    values: start.values,
    extra,
    onExtra: setExtra,
  });
  const conflict = useFormConflict<PurchaseValues, PurchaseInput, PurchaseInput>({
    form,
    revision: draft.revision(),
    keyed: true,
    toValues: valuesOf,
    onApply: (_, saved, newer) => draft.rebase(saved, newer.revision),
  });
  const send = async (
    contract: typeof purchaseSaveCall | typeof purchasePublishCall,
    checked: PurchaseInput,
    of: number | null,
  ) => {
    const submitted = structuredClone(form.getValues());
    const purchase = filled(checked);
    const answer = await conflict.send(purchase, (revision) =>
      callContract(contract, { id: of, revision, idempotencyKey: draft.key(), purchase }, asBuyer),
    );
    draft.saved(submitted, answer.revision, nameOf(answer.id));
    setId(answer.id);
    return answer;
  };
  /** Saves a draft with its recipients and returns its id, which this render does not know yet. */
  const keep = async (checked: PurchaseInput): Promise<number> => {
    const saved = await send(purchaseSaveCall, checked, conflict.deleted ? null : id);
    // Keeps the hash, which names a phone's step.
    if (id !== saved.id) history.replaceState(null, '', `${href('purchaseForm')}?id=${saved.id}${location.hash}`);
    await invite(saved.id);
    return saved.id;
  };
  // A request recreated after deletion has invited nobody yet.
  const unasked = extra.companies.filter(({ invited }) => !invited || conflict.deleted);
  const invite = async (of: number) => {
    const companyIds = unasked.map((one) => one.id);
    if (companyIds.length === 0) return;
    await callContract(purchaseInviteCall, { id: of, companyIds }, asBuyer);
    setExtra({ ...extra, companies: extra.companies.map((one) => ({ ...one, invited: true })) });
  };
  const save = async (checked: PurchaseInput) => {
    if (!signedIn) {
      setAsks(true);
      return;
    }
    await keep(checked);
    toast(t('savedDraft'));
  };
  const publish = async (checked: PurchaseInput) => {
    if (!signedIn) {
      setAsks(true);
      return;
    }
    // Recipients are stored before publishing, which notifies them.
    const known = conflict.deleted ? null : id;
    const of = unasked.length > 0 ? await keep(checked) : known;
    const answer = await send(purchasePublishCall, checked, of);
    setDone({ id: answer.id, kind: checked.kind, masked: answer.masked, waits: answer.waits });
  };
  const reveal = (field: string) => {
    const locale = field.split('.')[1] ?? '';
    if (field.startsWith('translations.') && isLocale(locale)) flushSync(() => setLanguage(locale));
  };
  const needsAccount = asks && !signedIn;
  if (done) return <PublishedNote {...done} names={recipients.map(({ name }) => name)} now />;
  return (
    <Form form={form} onSubmit={publish} summary label={t('heading')} className="fs" onReveal={reveal}>
      {start.reviewReason && (
        <Note tone="bad" title={t('sentBack')}>
          <p dir="auto">{start.reviewReason}</p>
        </Note>
      )}
      {conflict.deleted && <DeletedNote {...conflict.deleted} />}
      <DraftNote draft={draft} />
      <AgreeLaterButton />
      <PurchaseSteps names={partNames} partOf={partOf}>
        <AskedPart
          extra={extra}
          onExtra={(shown) => {
            setExtra(shown);
            draft.touch();
          }}
        />
        <GoodsPart language={language} onLanguage={setLanguage} categories={references.categories} />
        <SpecificationPart />
        <PricePart currencies={references.currencies} />
        <DeliveryPart countries={references.countries} />
        <PaymentPart />
        <ContactPart extra={extra} onExtra={setExtra} onBusy={setBusy} signedIn={signedIn} />
        {needsAccount && <SignInBox />}
        <HiddenInForm />
        <PurchaseSaveBar
          busy={busy}
          deleted={conflict.deleted !== null}
          recipients={recipients.length}
          onDiscard={draft.discard}
          onSave={needsAccount ? undefined : save}
        />
      </PurchaseSteps>
      {conflict.dialog}
    </Form>
  );
}
