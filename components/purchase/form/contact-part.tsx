'use client';

import { useTranslations } from 'next-intl';
import { RadioField } from '@/components/form/radio-field';
import { TextField } from '@/components/form/text-field';
import { UploadField } from '@/components/form/upload/upload-field';
import { useBound } from '@/components/form/use-bound';
import { Button } from '@/components/ui/button';
import { config } from '@/lib/config';
import { purchaseLimits } from '@/lib/purchase/constants';
import { FormPart } from './form-part';
import { type PurchaseExtra, uploadsOf } from './form-value';

/** Who asks. */
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
        need={company ? 'optional' : 'required'}
        autoComplete="name"
        maxLength={config.account.name.max}
        dir="auto"
      />
      <div className="g2">
        <TextField name="contactPhone" label={t('contactPhone')} type="tel" dir="ltr" maxLength={40} />
        <TextField name="contactEmail" label={t('contactEmail')} type="email" dir="ltr" />
      </div>
    </>
  );
}

type Props = {
  extra: PurchaseExtra;
  onExtra: (extra: PurchaseExtra) => void;
  onBusy: (busy: boolean) => void;
  /** Files are kept for an account. */
  signedIn: boolean;
};

/** Who is asked, who asks, and the files that go with it. */
export function ContactPart({ extra, onExtra, onBusy, signedIn }: Props) {
  const t = useTranslations('purchaseForm');
  const { field, error } = useBound({ name: 'attachments', label: t('attachments') });
  const { companies, files } = extra;
  return (
    <FormPart part="contact" title={t('contact')}>
      {companies.length > 0 && (
        <>
          <RadioField
            name="kind"
            label={t('kind')}
            options={[
              { value: 'inquiry', label: t('kindInquiry'), hint: t('kindInquiryHint') },
              { value: 'public', label: t('kindPublic'), hint: t('kindPublicHint') },
            ]}
          />
          <ul className="m-0 grid list-none gap-2 p-0" aria-label={t('asked')}>
            {companies.map(({ id, name, invited }) => (
              <li key={id} className="flex flex-wrap items-center gap-3">
                <bdi className="font-medium">{name}</bdi>
                {!invited && companies.length > 1 && (
                  <Button
                    size="s"
                    aria-label={t('removeCompany', { name })}
                    onClick={() => onExtra({ ...extra, companies: companies.filter((one) => one.id !== id) })}
                  >
                    {t('remove')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
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
