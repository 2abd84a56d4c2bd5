'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useRef } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { FieldFlag } from '@/components/form/flagged-field';
import { useFormScope } from '@/components/form/form-scope';
import { useHeldFocus } from '@/components/form/use-held-focus';
import { LoadFailure } from '@/components/layout/center/load-failure';
import { Icon } from '@/components/ui/icon';
import { Skeleton } from '@/components/ui/skeleton';
import { config } from '@/lib/platform/config';
import type { Locale } from '@/lib/platform/i18n/site';
import type { ParameterSuggestion } from '@/lib/product/edit/call';
import { useSuggestions } from '@/lib/product/edit/client';
import { FormPart } from './form-part';
import type { ProductValues } from './form-value';
import { ParameterRow } from './parameter-row';

const keyOf = ({ parameterId, label, unit }: ParameterSuggestion): string => `${parameterId ?? label}|${unit}`;

/** Technical parameters: suggestions of the category, or with a custom label. docs/decisions/0003-parameters.md. */
export function ParameterPart({ language }: { language: Locale }) {
  const t = useTranslations('productForm');
  const center = useTranslations('center');
  const locale = useLocale();
  const { idOf } = useFormScope();
  const { control } = useFormContext<ProductValues>();
  const { fields, append, remove, move } = useFieldArray({ control, name: 'parameters' });
  const lines = useWatch({ control, name: 'parameters' }) ?? [];
  const categories = useWatch({ control, name: 'categories' }) ?? [];
  const ids = lines.flatMap(({ parameterId }) => (typeof parameterId === 'number' ? [parameterId] : []));
  const { data, isPending, isError, refetch } = useSuggestions(
    locale,
    categories.map(Number),
    ids.toSorted((a, b) => a - b),
  );
  const known = data ?? [];
  const taken = (one: ParameterSuggestion) =>
    lines.some(({ parameterId, labels }) =>
      one.parameterId === null ? Object.values(labels ?? {}).includes(one.label) : one.parameterId === parameterId,
    );
  const free = known.filter((one) => !taken(one)).slice(0, 24);
  const own = useRef<HTMLButtonElement>(null);
  const rows = useHeldFocus<HTMLOListElement>(own);
  const suggested = useHeldFocus<HTMLUListElement>(own);
  const blank = { min: null, max: null, optionId: null, text: '' };
  return (
    <FormPart part="parameter" title={t('parameter')} hint={t('parameterHint')}>
      <FieldFlag id={idOf('parameters')} />
      {isError && !data && ids.length > 0 && <LoadFailure onRetry={() => void refetch()} />}
      {isPending && ids.length > 0 && <Skeleton label={center('loading')} />}
      {fields.length > 0 && !(isPending && ids.length > 0) && (
        <ol ref={rows} className="pc-params">
          {fields.map(({ id }, index) => (
            <ParameterRow
              key={id}
              at={index}
              count={fields.length}
              language={language}
              known={known.find(({ parameterId }) => parameterId !== null && parameterId === lines[index]?.parameterId)}
              onMove={(to) => move(index, to)}
              onRemove={() => remove(index)}
            />
          ))}
        </ol>
      )}
      {fields.length < config.product.parameters && (
        <div className="pc-suggest">
          {(free.length > 0 || categories.length === 0) && <h3>{t('suggested')}</h3>}
          {categories.length === 0 && <p className="fd-h">{t('suggestedNone')}</p>}
          <ul ref={suggested} className="pc-tags">
            {free.map((one) => (
              <li key={keyOf(one)}>
                <button
                  type="button"
                  onClick={() => {
                    const { parameterId, labels, section, kind, unit } = one;
                    append({ parameterId, labels, section, kind, unit, ...blank });
                  }}
                >
                  <Icon name="plus" small />
                  {one.label}
                </button>
              </li>
            ))}
          </ul>
          <button
            type="button"
            ref={own}
            className="btn s"
            onClick={() =>
              append({ parameterId: null, labels: {}, section: 'performance', kind: 'number', unit: '', ...blank })
            }
          >
            <Icon name="plus" small />
            {t('ownParameter')}
          </button>
        </div>
      )}
    </FormPart>
  );
}
