'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useFormContext, useWatch } from 'react-hook-form';
import { NumberField } from '@/components/form/number-field';
import { SelectField } from '@/components/form/select-field';
import { TextField } from '@/components/form/text-field';
import { Icon } from '@/components/ui/icon';
import { config } from '@/lib/platform/config';
import { formatNumber } from '@/lib/platform/i18n/format';
import { type Locale, locales, sites } from '@/lib/platform/i18n/site';
import type { ParameterSuggestion } from '@/lib/product/edit/call';
import { parameterSections } from '@/lib/product/edit/constants';
import { unitSymbol } from '@/lib/product/unit';
import type { ProductValues } from './form-value';

type Props = {
  at: number;
  count: number;
  language: Locale;
  /** The catalogue's parameter of this line, if any. */
  known: ParameterSuggestion | undefined;
  onMove: (to: number) => void;
  onRemove: () => void;
};

const ownKinds = ['number', 'range', 'text'] as const;

/** A technical parameter: name, value by kind, unit, position. */
export function ParameterRow({ at, count, language, known, onMove, onRemove }: Props) {
  const t = useTranslations('productForm');
  const section = useTranslations('product.section');
  const locale = useLocale();
  const { control } = useFormContext<ProductValues>();
  const line = useWatch({ control, name: `parameters.${at}` });
  const path = `parameters.${at}`;
  const n = formatNumber(locale, at + 1);
  const own = line?.parameterId === null;
  const label = known?.label ?? [line?.labels?.[language], ...locales.map((one) => line?.labels?.[one])].find(Boolean);
  const name = label ?? t('parameterName', { n });
  const unit = known?.unit ? unitSymbol(locale, known.unit) : undefined;
  const kind = line?.kind ?? 'number';
  return (
    <li>
      <fieldset className="pc-param" aria-label={name}>
        {own && <b className="pc-own">{t('parameterName', { n })}</b>}
        {own ? (
          <TextField
            key={language}
            name={`${path}.labels.${language}`}
            label={t('inLanguage', { field: t('parameterName', { n }), language: sites[language].endonym })}
            maxLength={config.product.label}
            lang={language}
            dir={sites[language].dir}
          />
        ) : (
          <b>{name}</b>
        )}
        {kind === 'number' && <NumberField name={`${path}.min`} label={t('value')} unit={unit} />}
        {kind === 'range' && (
          <>
            <NumberField name={`${path}.min`} label={t('least')} unit={unit} />
            <NumberField name={`${path}.max`} label={t('most')} unit={unit} />
          </>
        )}
        {kind === 'option' && (
          <SelectField
            name={`${path}.optionId`}
            label={t('value')}
            numeric
            options={(known?.options ?? []).map(({ id, label: words }) => ({ value: String(id), label: words }))}
          />
        )}
        {kind === 'text' && (
          <TextField name={`${path}.text`} label={t('value')} maxLength={config.product.label} dir="auto" />
        )}
        {own && (
          <>
            <TextField name={`${path}.unit`} label={t('parameterUnit')} maxLength={config.product.unit} dir="ltr" />
            <SelectField
              name={`${path}.kind`}
              label={t('parameterKind')}
              empty={null}
              options={ownKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
            />
            <SelectField
              name={`${path}.section`}
              label={t('parameterSection')}
              empty={null}
              options={parameterSections.map((value) => ({ value, label: section(value) }))}
            />
          </>
        )}
      </fieldset>
      <span className="pc-acts">
        <button
          type="button"
          className="ibt"
          aria-label={t('up', { name })}
          aria-disabled={at === 0}
          onClick={() => at > 0 && onMove(at - 1)}
        >
          <Icon name="up" small />
        </button>
        <button
          type="button"
          className="ibt"
          aria-label={t('down', { name })}
          aria-disabled={at === count - 1}
          onClick={() => at < count - 1 && onMove(at + 1)}
        >
          <Icon name="down" small />
        </button>
        <button type="button" className="ibt" aria-label={t('remove', { name })} onClick={onRemove}>
          <Icon name="trash" small />
        </button>
      </span>
    </li>
  );
}
