'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ParameterValue } from '@/components/product/detail/parameter-value';
import { termFacts } from '@/components/product/detail/product-fact';
import { config } from '@/lib/platform/config';
import { formatNumber, formatPriceRange } from '@/lib/platform/i18n/format';
import { type Locale, locales } from '@/lib/platform/i18n/site';
import { minorOf } from '@/lib/platform/money/amount';
import { useSuggestions } from '@/lib/product/edit/client';
import { inputPrice } from '@/lib/product/edit/rules';
import type { ProductParameterInput } from '@/lib/product/edit/schema';
import type { ParameterValue as Value } from '@/lib/product/types';
import type { ProductValues } from './form-value';

type Parameter = NonNullable<ProductValues['parameters']>[number];

/** Formats a parameter's value as on the product page; null if empty. */
function shownValue({ kind, min, max, text, optionId, unit = '' }: Parameter, options: ReadonlyMap<number, string>) {
  const of: Record<ProductParameterInput['kind'], Value | null> = {
    number: typeof min === 'number' ? { kind: 'number', min, unit } : null,
    range: typeof min === 'number' && typeof max === 'number' ? { kind: 'range', min, max, unit } : null,
    text: text ? { kind: 'text', text, unit } : null,
    option: options.has(Number(optionId)) ? { kind: 'option', label: options.get(Number(optionId)) ?? '' } : null,
  };
  return of[kind];
}

/** Facts of the product page: order, dispatch, price breaks, parameters. */
export function PreviewFacts({ values, language }: { values: ProductValues; language: Locale }) {
  const t = useTranslations('product');
  const site = useLocale();
  const { parameters = [], leadDays, minimumOrder, priceBreaks = [], model, brand } = values;
  const ids = parameters.flatMap(({ parameterId }) => (typeof parameterId === 'number' ? [parameterId] : []));
  const { data = [] } = useSuggestions(
    site,
    (values.categories ?? []).map(Number),
    ids.toSorted((a, b) => a - b),
  );
  const unit = values.unit || config.units[0];
  const price = inputPrice(values);
  const [min, max] = [leadDays?.min ?? leadDays?.max, leadDays?.max ?? leadDays?.min];
  const { currency = '', per = 1 } = price && 'currency' in price ? price : {};
  const breaks = priceBreaks.flatMap(({ quantity, price: amount }) => {
    const minor = currency && amount ? minorOf(amount, currency) : null;
    return quantity && minor !== null ? [{ quantity, minor }] : [];
  });
  const beside = breaks.map(({ minor }) => minor);
  const leadTime = typeof min === 'number' && typeof max === 'number' ? { min, max } : null;
  const terms = { ...values, unit, minimumOrder: minimumOrder ?? 1, leadDays: leadTime };
  const facts: { label: string; value: ReactNode }[] = [
    ...termFacts(t, terms, site),
    ...breaks.map(({ quantity, minor }) => ({
      label: t(`quantity.${unit}`, { count: quantity, n: formatNumber(site, quantity) }),
      value: <bdi dir="ltr">{formatPriceRange(site, { low: minor, high: minor, currency, per, beside })}</bdi>,
    })),
    ...(model ? [{ label: t('model'), value: <bdi>{model}</bdi> }] : []),
    ...(brand ? [{ label: t('brand'), value: <bdi>{brand}</bdi> }] : []),
  ];
  const technical = parameters.flatMap((one) => {
    const known = data.find(({ parameterId }) => parameterId !== null && parameterId === one.parameterId);
    const own = [one.labels?.[language], ...locales.map((locale) => one.labels?.[locale])].find(Boolean);
    const label = known?.label ?? own;
    const options = new Map((known?.options ?? []).map((option) => [option.id, option.label]));
    const value = shownValue({ ...one, unit: known?.unit ?? one.unit }, options);
    return label && value ? [{ label, value: <ParameterValue of={value} locale={site} /> }] : [];
  });
  return (
    <>
      <Facts facts={facts} />
      {technical.length > 0 && (
        <>
          <h3 className="mt-3 font-strong">{t('parameters')}</h3>
          <Facts facts={technical} />
        </>
      )}
    </>
  );
}

function Facts({ facts }: { facts: readonly { label: string; value: ReactNode }[] }) {
  return (
    <dl className="mt-3 grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-x-4 gap-y-1">
      {facts.map(({ label, value }) => (
        <div key={label} className="contents">
          <dt className="text-ink-2">{label}</dt>
          <dd className="[overflow-wrap:anywhere]">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
