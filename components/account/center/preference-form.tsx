'use client';

import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { Form } from '@/components/form/form';
import { type Choice, SelectField } from '@/components/form/select-field';
import { toast } from '@/components/form/toast';
import { useZodForm } from '@/components/form/use-zod-form';
import { preferenceCall } from '@/lib/account/change/schema';
import type { PurchaserInfo } from '@/lib/account/schema';
import { config } from '@/lib/platform/config';
import { callContract } from '@/lib/platform/http/call-contract';
import type { MemberKind } from '@/lib/platform/http/signed-in';
import { locales, sites } from '@/lib/platform/i18n/site';
import { AccountSubmit } from './account-submit';
import { mailSettingHash } from './mail-setting';

type Props = {
  kind: MemberKind;
  info: Pick<PurchaserInfo, 'locale' | 'timeZone' | 'followMail' | 'emailConfirmed'>;
  zones: readonly Choice[];
};

/** Message language, time zone and frequency of follow e-mails. */
export function PreferenceForm({ kind, info, zones }: Props) {
  const t = useTranslations();
  const { locale, timeZone, followMail, emailConfirmed } = info;
  const form = useZodForm(preferenceCall.input, { locale, timeZone, followMail });
  const { setFocus } = form;
  useEffect(() => {
    if (location.hash === mailSettingHash) setFocus('followMail');
  }, [setFocus]);
  const periods: Choice[] = (['none', ...config.follow.periods] as const).map((value) => ({
    value,
    label: t(`accountCenter.followMail.${value}`),
  }));
  const languages: Choice[] = locales.map((value) => ({ value, label: sites[value].endonym }));
  return (
    <Form
      form={form}
      saves
      label={t('accountCenter.preferenceTitle')}
      onSubmit={async (values) => {
        await callContract(preferenceCall, values, { userType: kind });
        toast(t('done.updated'));
      }}
    >
      <div className="g2">
        <SelectField name="locale" label={t('accountCenter.locale')} options={languages} empty={null} />
        <SelectField name="timeZone" label={t('accountCenter.timeZone')} options={zones} empty={null} />
        <SelectField
          name="followMail"
          label={t('accountCenter.followMail.label')}
          hint={t(emailConfirmed ? 'accountCenter.followMail.hint' : 'accountCenter.followMail.unconfirmed')}
          options={periods}
          empty={null}
        />
      </div>
      <AccountSubmit>{t('accountCenter.save')}</AccountSubmit>
    </Form>
  );
}
