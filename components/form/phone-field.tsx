'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { FieldFrame } from './field-frame';
import { useFormScope } from './form-scope';
import { type FieldProps, useBound, useEarly } from './use-bound';

/** A country with its calling code. */
export type CallingCode = { code: string; name: string; digits: string };
type Props = FieldProps & {
  countries: readonly CallingCode[];
  /** Field for the country code. */
  countryName?: string;
  autoComplete?: string;
  readOnly?: boolean;
  /** preselects the country of the browser's locale in the site's language */
  regional?: boolean;
};

/** Country of the browser's first locale in a language: SA for ar-SA. */
const regionIn = (language: string): string | undefined =>
  navigator.languages.map((tag) => new Intl.Locale(tag)).find((one) => one.language === language && one.region)?.region;

/** A telephone number, with the country for numbers without prefix. */
export function PhoneField(props: Props) {
  const { name, label, hint, need, countries, countryName = 'country', autoComplete = 'tel', readOnly } = props;
  const { regional = false } = props;
  const t = useTranslations('form');
  const { control, getValues, setValue } = useFormContext();
  const locale = useLocale();
  const { field: country } = useController({ name: countryName, control });
  const countryId = useFormScope().idOf(countryName);
  useEarly(countryId, country);
  const { field, id, error, aria } = useBound({ name, label, hint, need });
  useEffect(() => {
    const region = regional ? regionIn(locale) : undefined;
    if (getValues(name) === '' && countries.some(({ code }) => code === region)) setValue(countryName, region);
  }, [regional, locale, countries, name, countryName, getValues, setValue]);
  const digits = countries.find(({ code }) => code === country.value)?.digits ?? '';
  return (
    <FieldFrame id={id} label={label} hint={hint} need={need} error={error}>
      <div className="ctl-b tel" dir="ltr">
        <span className="tel-c">
          <span aria-hidden="true">{`+${digits}`}</span>
          <select
            id={countryId}
            name={country.name}
            value={country.value ?? ''}
            onChange={country.onChange}
            onBlur={country.onBlur}
            ref={country.ref}
            disabled={readOnly}
            aria-label={t('callingCode')}
            autoComplete="tel-country-code"
          >
            {countries.map((one) => (
              <option key={one.code} value={one.code}>
                {`${one.name} +${one.digits}`}
              </option>
            ))}
          </select>
        </span>
        <input
          {...field}
          {...aria}
          value={field.value ?? ''}
          type="tel"
          inputMode="tel"
          autoComplete={autoComplete}
          enterKeyHint="next"
          readOnly={readOnly}
          className="ctl"
        />
      </div>
    </FieldFrame>
  );
}
