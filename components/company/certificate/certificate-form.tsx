'use client';

import { useLocale, useTranslations } from 'next-intl';
import { ConflictPictures, filesOfKeys } from '@/components/form/conflict-pictures';
import { DateField } from '@/components/form/date-field';
import { SelectField } from '@/components/form/select-field';
import { Step } from '@/components/form/step-form';
import { TextArea } from '@/components/form/text-area';
import { TextField } from '@/components/form/text-field';
import type { UploadValue } from '@/components/form/upload/upload-value';
import { fullTexts } from '@/components/review/full-text';
import { ItemForm } from '@/components/review/item-form';
import { PictureKeyField } from '@/components/review/picture-key-field';
import { TextPanel } from '@/components/review/text-panel';
import {
  certificateDraft,
  certificateInput,
  certificateSaveCall,
  certificateSubmitCall,
  type OwnCertificateDetail,
} from '@/lib/certificate/call';
import { certificateText, certificateTypes } from '@/lib/certificate/constants';
import { blankCertificate, isoDay } from '@/lib/certificate/rules';
import type { CertificateInput, CertificateForm as CertificateValues } from '@/lib/certificate/schema';
import { callContract } from '@/lib/platform/http/call-contract';
import type { ItemWrites } from '@/lib/review/item/schema';

const writes: ItemWrites<CertificateInput> = {
  save: (input) => callContract(certificateSaveCall, input),
  submit: (input) => callContract(certificateSubmitCall, input),
};
type Props = {
  companyId: number;
  detail: OwnCertificateDetail | null;
  waiting: boolean;
  onDone: () => void;
};

/** Certificate form: type, validity, picture and texts. */
export function CertificateForm({ companyId, detail, waiting, onDone }: Props) {
  const t = useTranslations('certificateCenter');
  const words = useTranslations('showcaseItem');
  const locale = useLocale();
  const from = detail?.form ?? blankCertificate(locale, 'system');
  const toValues = (form: CertificateInput): CertificateValues => ({
    ...form,
    validUntil: form.validUntil ?? '',
    translations: fullTexts(form.translations, ['name', 'issuer', 'scope']),
  });
  const files: UploadValue[] = (detail?.files ?? []).map((file) => ({ ...file, alt: '' }));
  const [document, file, text] = [t('document'), t('file'), words('text')];
  return (
    <ItemForm
      writes={writes}
      draftName={`certificate:${companyId}`}
      id={detail?.id ?? null}
      revision={detail?.revision ?? 0}
      schema={certificateInput}
      draftSchema={certificateDraft}
      values={toValues(from)}
      toValues={toValues}
      toExtra={(chosen, extra, newer) => ({ files: filesOfKeys([chosen.file], extra.files, newer) })}
      show={(path, value) => {
        if (path === 'type') return t(`type.${value as CertificateInput['type']}`);
        return path === 'file' ? <ConflictPictures keys={[String(value)]} /> : undefined;
      }}
      extra={{ files }}
      label={t(detail ? 'edit' : 'new')}
      parts={{ type: document, number: document, issuedOn: document, validUntil: document, file, translations: text }}
      published={detail?.published ?? false}
      waiting={waiting}
      onDone={onDone}
    >
      {(extra, setExtra, onBusy) => (
        <>
          <Step name="type">
            <div className="fs">
              <div className="g2">
                <SelectField
                  name="type"
                  label={t('typeLabel')}
                  need="required"
                  empty={null}
                  options={certificateTypes.map((value) => ({ value, label: t(`type.${value}`) }))}
                />
                <TextField
                  name="number"
                  label={t('number')}
                  hint={t('numberHint')}
                  need="required"
                  maxLength={certificateText.number}
                  dir="ltr"
                />
              </div>
              <div className="g2">
                <DateField name="issuedOn" label={t('issuedOn')} need="required" max={isoDay(new Date(), 1)} />
                <DateField name="validUntil" label={t('validUntil')} hint={t('validHint')} need="optional" />
              </div>
            </div>
          </Step>
          <Step name="file">
            <PictureKeyField
              name="file"
              kind="certificate"
              label={file}
              need="required"
              files={extra.files}
              onFiles={(next) => setExtra({ files: next })}
              onBusy={onBusy}
            />
          </Step>
          <Step name="translations">
            <TextPanel
              label={text}
              fields={{ name: t('name'), issuer: t('issuer'), scope: t('scope') }}
              required={['name', 'issuer']}
            >
              {({ locale: lang, prefix, dir }) => (
                <>
                  <TextField
                    key={`${lang}-name`}
                    name={`${prefix}.name`}
                    label={t('name')}
                    need="required"
                    lang={lang}
                    dir={dir}
                  />
                  <TextField
                    key={`${lang}-issuer`}
                    name={`${prefix}.issuer`}
                    label={t('issuer')}
                    need="required"
                    lang={lang}
                    dir={dir}
                  />
                  <TextArea
                    key={`${lang}-scope`}
                    name={`${prefix}.scope`}
                    label={t('scope')}
                    hint={t('scopeHint')}
                    need="optional"
                    limit={certificateText.scope}
                    lang={lang}
                    dir={dir}
                  />
                </>
              )}
            </TextPanel>
          </Step>
        </>
      )}
    </ItemForm>
  );
}
