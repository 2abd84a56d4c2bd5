'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useMemo, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { BoundField } from '@/components/form/bound-field';
import { FormScopeContext, useFormScope } from '@/components/form/form-scope';
import { NumberField } from '@/components/form/number-field';
import { Button } from '@/components/ui/button';
import { Input, Select } from '@/components/ui/control';
import { Field } from '@/components/ui/field';
import { config } from '@/lib/platform/config';
import { unitSymbol } from '@/lib/product/unit';
import { purchaseLimits } from '@/lib/purchase/constants';
import type { Askable } from '@/lib/purchase/prefill/call';
import { directions } from '@/lib/purchase/requirement/rules';
import type { PurchaseValues } from './form-value';

/** Kinds of requirement: one number, a range, or text. */
const manners = [...directions, 'range', 'words'] as const;
type Manner = (typeof manners)[number];
type Line = NonNullable<PurchaseValues['specification']>[number];

const mannerOf = ({ value, min = null, max = null }: Line, known: Askable | undefined): Manner => {
  if (min !== null && max !== null) return min === max ? 'exact' : 'range';
  if (min !== null) return 'least';
  if (max !== null) return 'most';
  return value || !known?.isFigure ? 'words' : known.direction;
};

/** Grid of the lines and their shared header. */
export const rowGrid = 'sm:grid-cols-[minmax(0,3fr)_9rem_minmax(0,4fr)_6rem_auto]';

/** Prefixes a line's field labels with its name in errors and summary. */
function useNamedScope(row: string) {
  const t = useTranslations('purchaseForm');
  const scope = useFormScope();
  return useMemo(
    () => ({
      ...scope,
      enrol: (name: string, label: string) =>
        scope.enrol(name, label === row ? row : t('rowOf', { row, field: label })),
    }),
    [scope, row, t],
  );
}

type Props = { at: number; line: Line; known: Askable | undefined; onRemove: () => void };

/** A requirement line. */
export function RequirementRow({ at, line, known, onRemove }: Props) {
  const t = useTranslations('purchaseForm');
  const choose = useTranslations('form')('choose');
  const locale = useLocale();
  const { control, getValues, setValue } = useFormContext<PurchaseValues>();
  const [first] = useState(line);
  const [chosen, setChosen] = useState<Manner | null>(null);
  // The usual kind for a blank line is loaded asynchronously.
  const manner = chosen ?? mannerOf(first, known);
  // A text that qualifies the numbers stays visible.
  const [hasWords, setHasWords] = useState(line.value !== '');
  const path = `specification.${at}` as const;
  const [min = null, value, optionId] = useWatch({
    control,
    name: [`${path}.min`, `${path}.value`, `${path}.optionId`],
  });
  const n = String(at + 1);
  const row = t('rowLabel', { n });
  const scope = useNamedScope(row);
  useEffect(() => {
    if (manner !== 'exact' || Object.is(getValues(`${path}.max`) ?? null, min)) return;
    setValue(`${path}.max`, min, { shouldDirty: true });
  }, [manner, min, path, getValues, setValue]);
  const turn = (next: Manner) => {
    const figure = getValues(`${path}.min`) ?? getValues(`${path}.max`) ?? null;
    const put = (field: 'min' | 'max', left: Manner) =>
      setValue(`${path}.${field}`, next === left || next === 'words' ? null : figure, { shouldDirty: true });
    if (next !== 'range') {
      put('min', 'most');
      put('max', 'least');
    }
    setHasWords(Boolean(value));
    setChosen(next);
  };
  const options = known?.options ?? [];
  const isChosen = options.length > 0 && (!value || typeof optionId === 'number');
  const say = (words: string, option: number | null) => {
    setValue(`${path}.optionId`, option, { shouldDirty: true });
    setValue(`${path}.value`, words, { shouldDirty: true });
  };
  const isNamed = typeof line.parameterId === 'number';
  const isRange = manner === 'range';
  return (
    <FormScopeContext value={scope}>
      <li className="border-b border-line py-1 max-sm:py-4">
        <fieldset className={`m-0 grid min-w-0 gap-2 border-0 p-0 sm:[&_div:has(>label)]:sr-only ${rowGrid}`}>
          <legend className="sr-only">{row}</legend>
          <BoundField name={`${path}.label`} label={row}>
            {(ties, field) => (
              <Input {...ties} {...field} readOnly={isNamed} maxLength={purchaseLimits.line} dir="auto" />
            )}
          </BoundField>
          <Field label={t('rowHow')}>
            {(ties) => (
              <Select
                {...ties}
                value={manner}
                options={manners.map((one) => ({ value: one, label: t(`manner.${one}`) }))}
                onChange={({ target }) => turn(manners.find((one) => one === target.value) ?? 'words')}
              />
            )}
          </Field>
          <div className="grid grid-cols-[repeat(auto-fit,minmax(6rem,1fr))] gap-2">
            {manner !== 'words' && manner !== 'most' && (
              <NumberField name={`${path}.min`} label={t(isRange ? 'rowMin' : 'rowFigure')} />
            )}
            {(isRange || manner === 'most') && (
              <NumberField name={`${path}.max`} label={t(isRange ? 'rowMax' : 'rowFigure')} />
            )}
            {(manner === 'words' || hasWords) && (
              <BoundField name={`${path}.value`} label={t('rowValue')}>
                {(ties, field) =>
                  isChosen ? (
                    <Select
                      {...ties}
                      {...field}
                      value={optionId ?? ''}
                      empty={choose}
                      options={options.map(({ id, label }) => ({ value: String(id), label }))}
                      onChange={({ target }) => {
                        const option = options.find(({ id }) => String(id) === target.value);
                        say(option?.label ?? '', option?.id ?? null);
                      }}
                    />
                  ) : (
                    <Input
                      {...ties}
                      {...field}
                      maxLength={purchaseLimits.line}
                      dir="auto"
                      onChange={({ target }) => say(target.value, null)}
                    />
                  )
                }
              </BoundField>
            )}
          </div>
          {isNamed ? (
            <bdi className="self-center">{unitSymbol(locale, line.unit ?? '')}</bdi>
          ) : (
            <BoundField name={`${path}.unit`} label={t('rowUnit')}>
              {(ties, field) => <Input {...ties} {...field} maxLength={config.product.unit} dir="ltr" />}
            </BoundField>
          )}
          <Button
            size="s"
            className="self-center justify-self-start"
            onClick={onRemove}
            aria-label={t('rowRemove', { n })}
          >
            {t('remove')}
          </Button>
        </fieldset>
      </li>
    </FormScopeContext>
  );
}
