'use client';

import { useTranslations } from 'next-intl';
import { Form } from '@/components/form/form';
import { type Choice, SelectField } from '@/components/form/select-field';
import { SubmitButton } from '@/components/form/submit-button';
import { toast } from '@/components/form/toast';
import { useZodForm } from '@/components/form/use-zod-form';
import { preferenceCall } from '@/lib/account/change/schema';
import { call } from '@/lib/http/client';
import type { MemberKind } from '@/lib/http/presence';
import { type Locale, locales, sites } from '@/lib/i18n/site';

type Props = { kind: MemberKind; locale: Locale; timeZone: string; zones: readonly Choice[] };

/** The language that messages are written in, and the time zone of days and times. */
export function PreferenceForm({ kind, locale, timeZone, zones }: Props) {
  const t = useTranslations();
  const form = useZodForm(preferenceCall.input, { locale, timeZone });
  const languages: Choice[] = locales.map((value) => ({ value, label: sites[value].endonym }));
  return (
    <Form
      form={form}
      label={t('accountCenter.preferenceTitle')}
      onSubmit={async (values) => {
        await call(preferenceCall.path, values, { userType: kind });
        toast(t('done.updated'));
      }}
    >
      <div className="g2">
        <SelectField name="locale" label={t('accountCenter.locale')} options={languages} empty={null} />
        <SelectField name="timeZone" label={t('accountCenter.timeZone')} options={zones} empty={null} />
      </div>
      <SubmitButton className="btn p">{t('accountCenter.save')}</SubmitButton>
    </Form>
  );
}
