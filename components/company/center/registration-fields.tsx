'use client';

import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { SelectField } from '@/components/form/select-field';
import { TextField } from '@/components/form/text-field';
import { Icon } from '@/components/ui/icon';
import { creditCodeDoubt } from '@/lib/company/profile/credit-code';
import { config } from '@/lib/platform/config';
import { FileField } from './file-field';
import { FormGroup } from './form-group';
import type { SectionProps } from './section-props';

/**
 * Place and number of registration with the licence, or the registration document outside China. docs/domain.md,
 * Registration.
 */
export function RegistrationFields({ choices, files, onFiles, onBusy }: SectionProps) {
  const t = useTranslations('companyForm');
  const countryCode: string = useWatch({ name: 'countryCode' }) ?? '';
  const number: string = useWatch({ name: 'registrationNumber' }) ?? '';
  const chinese = countryCode === 'CN';
  const doubt = creditCodeDoubt(countryCode, number.trim());
  return (
    <FormGroup title={t('group.registration')} hint={t('group.registrationHint')}>
      <div className="g2">
        <SelectField
          name="countryCode"
          label={t('field.countryCode')}
          need="required"
          autoComplete="country"
          options={choices.countries}
        />
        <div>
          <TextField
            name="registrationNumber"
            label={t(chinese ? 'field.creditCode' : 'field.registrationNumber')}
            need="required"
            maxLength={config.company.number}
            dir="ltr"
          />
          <p
            className="mt-[6px] flex gap-[5px] text-12 leading-[1.45] text-warn empty:hidden in-disabled:hidden"
            role="status"
          >
            {doubt && (
              <>
                <Icon name="alert" small className="mt-[2px]" />
                {t(`doubt.${doubt}`)}
              </>
            )}
          </p>
        </div>
      </div>
      <FileField
        name="licence"
        kind="licence"
        label={t(chinese ? 'field.licence' : 'field.document')}
        need="required"
        max={1}
        files={files.licence}
        onFiles={onFiles}
        onBusy={onBusy}
      />
      <p className="fd-h">{t('field.licenceHint')}</p>
    </FormGroup>
  );
}
