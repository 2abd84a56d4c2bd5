'use client';

import { useTranslations } from 'next-intl';
import { TextField } from '@/components/form/text-field';
import { UploadField } from '@/components/form/upload/upload-field';
import { useBound } from '@/components/form/use-bound';
import { config } from '@/lib/platform/config';
import { purchaseLimits } from '@/lib/purchase/constants';
import { ContactPair } from './contact-pair';
import { FormPart } from './form-part';
import { type PurchaseExtra, uploadsOf } from './form-value';

/** Contact details of the buyer. */
export function ContactFields({ company = true }: { company?: boolean }) {
  const t = useTranslations('purchaseForm');
  return (
    <>
      {company && (
        <TextField
          name="companyName"
          label={t('companyName')}
          need="optional"
          autoComplete="organization"
          maxLength={purchaseLimits.line}
          dir="auto"
        />
      )}
      <TextField
        name="contactName"
        label={t('contactName')}
        need="optional"
        autoComplete="name"
        maxLength={config.account.name.max}
        dir="auto"
      />
      <ContactPair need={company ? 'optional' : 'either'} />
    </>
  );
}

type Props = {
  extra: PurchaseExtra;
  onExtra: (extra: PurchaseExtra) => void;
  onBusy: (busy: boolean) => void;
  /** Uploads need an account. */
  signedIn: boolean;
};

/** Contact details and attachments. */
export function ContactPart({ extra, onExtra, onBusy, signedIn }: Props) {
  const t = useTranslations('purchaseForm');
  const { field, error } = useBound({ name: 'attachments', label: t('attachments') });
  const { files } = extra;
  return (
    <FormPart part="contact" title={t('contact')}>
      <p className="text-ink-2">{t('contactHint')}</p>
      <ContactFields />
      {signedIn && <p className="text-ink-2">{t('attachmentsHint')}</p>}
      {signedIn ? (
        <UploadField
          kind="attachment"
          userType="purchaser"
          label={t('attachments')}
          need="optional"
          max={config.upload.attachments}
          value={uploadsOf(field.value ?? [], files)}
          onChange={(value) => {
            const added = value.map(({ alt: _, ...file }) => [file.key, file] as const);
            onExtra({ ...extra, files: { ...files, ...Object.fromEntries(added) } });
            field.onChange(value.map(({ key }) => key));
          }}
          error={error ?? undefined}
          onBusy={onBusy}
        />
      ) : (
        <p className="text-ink-2">{t('attachmentsLater')}</p>
      )}
    </FormPart>
  );
}
