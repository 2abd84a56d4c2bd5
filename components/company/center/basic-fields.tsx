'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { NumberField } from '@/components/form/number-field';
import { Step } from '@/components/form/step-form';
import { TextField } from '@/components/form/text-field';
import { isNeeded } from '@/lib/company/profile/rules';
import type { ProfileTranslations } from '@/lib/company/profile/schema';
import { config } from '@/lib/platform/config';
import { type Locale, sites } from '@/lib/platform/i18n/site';
import { CategoryField } from './category-field';
import { CopyButton } from './copy-button';
import { FormGroup } from './form-group';
import { LanguagePanel } from './language-panel';
import { OwnPhoneNote } from './own-phone-note';
import { RegistrationFields } from './registration-fields';
import type { SectionProps } from './section-props';
import { TagField } from './tag-field';

const { name: short, line } = config.company;
const texts = [
  [['name', short, 'organization']],
  [
    ['region', short, 'address-level1'],
    ['city', short, 'address-level2'],
  ],
  [['address', line, 'address-line1']],
  [
    ['contactName', short, 'name'],
    ['contactTitle', short, 'organization-title'],
  ],
] as const;

/** Name, address, contact and business of a company. */
export function BasicFields(props: SectionProps) {
  const { choices, language, onLanguage, ownPhone } = props;
  const t = useTranslations('companyForm');
  const site = useLocale();
  const [translations, main]: [ProfileTranslations, Locale] = useWatch({ name: ['translations', 'locale'] });
  const label = (field: (typeof texts)[number][number][0], locale: Locale) =>
    t('inLanguage', { field: t(`field.${field}`), language: sites[locale].endonym });
  return (
    <>
      <Step name="text">
        <FormGroup title={t('group.text')} hint={t('group.textHint')}>
          <LanguagePanel chosen={language} onChoose={onLanguage}>
            {({ locale, prefix, dir }) =>
              texts.map((row) => (
                <div key={row[0][0]} className={row.length > 1 ? 'g2' : undefined}>
                  {row.map(([field, max, own]) => (
                    <TextField
                      key={field}
                      name={`${prefix}.${field}`}
                      label={label(field, locale)}
                      need={isNeeded(field, locale, { translations, locale: main }) ? 'required' : 'optional'}
                      maxLength={max}
                      autoComplete={locale === site ? own : 'off'}
                      lang={locale}
                      dir={dir}
                    />
                  ))}
                </div>
              ))
            }
          </LanguagePanel>
          <CopyButton from={language} />
        </FormGroup>
      </Step>
      <Step name="registration">
        <RegistrationFields {...props} />
      </Step>
      <Step name="contact">
        <FormGroup title={t('group.contact')} hint={t('group.contactHint')}>
          <div className="g2">
            <TextField
              name="phone"
              type="tel"
              label={t('field.phone')}
              need="required"
              maxLength={config.company.number}
              dir="ltr"
            />
            <TextField
              name="email"
              type="email"
              label={t('field.email')}
              need="required"
              maxLength={config.account.email.max}
              dir="ltr"
            />
          </div>
          <OwnPhoneNote phone={ownPhone} />
          <TextField name="website" type="url" label={t('field.website')} need="optional" maxLength={line} dir="ltr" />
        </FormGroup>
      </Step>
      <Step name="trade">
        <FormGroup title={t('group.trade')} hint={t('group.tradeHint')}>
          <CategoryField label={t('field.categories')} industries={choices.industries} />
          <TagField label={t('field.tags')} tags={choices.tags} />
        </FormGroup>
      </Step>
      <Step name="figures">
        <FormGroup title={t('group.figures')} hint={t('group.figuresHint')}>
          <div className="g3">
            <TextField name="brand" label={t('field.brand')} need="optional" maxLength={short} />
            <NumberField name="founded" label={t('field.founded')} need="optional" whole grouped={false} />
            <NumberField name="employees" label={t('field.employees')} need="optional" whole />
          </div>
          <div className="g2">
            <NumberField
              name="floorArea"
              label={t('field.floorArea')}
              need="optional"
              whole
              unit={t('field.squareMetres')}
            />
            <NumberField name="exportCountries" label={t('field.exportCountries')} need="optional" whole />
          </div>
        </FormGroup>
      </Step>
    </>
  );
}
