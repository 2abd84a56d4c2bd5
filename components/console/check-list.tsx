'use client';

import { useTranslations } from 'next-intl';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { DateField } from '@/components/form/date-field';
import { type CheckKind, checkKinds } from '@/lib/company/check';

type Checked = { checks: { kind: CheckKind; checkedOn: string; validUntil: string | null }[] };

/** Kinds of check; ticked ones have dates. */
export function CheckList({ today, names }: { today: string; names: Readonly<Record<CheckKind, string>> }) {
  const t = useTranslations('console.standing');
  const { control } = useFormContext<Checked>();
  const { fields, append, remove } = useFieldArray({ control, name: 'checks' });
  return (
    <fieldset className="fd grid gap-[10px]">
      <legend>{t('checks')}</legend>
      <p className="fd-h">
        {t('checksHint')} {t('noEnd')}
      </p>
      {checkKinds.map((kind) => {
        const at = fields.findIndex((field) => field.kind === kind);
        const checked = at >= 0;
        return (
          <div
            key={kind}
            className="grid min-h-[36px] grid-cols-[minmax(0,150px)_minmax(0,1fr)] items-center gap-x-3 gap-y-2 border-t border-line py-2 max-lg:grid-cols-[minmax(0,1fr)] [&_.fd]:gap-[2px] [&_.fd-l]:text-12"
          >
            <div className="tick">
              <input
                id={`check-${kind}`}
                type="checkbox"
                checked={checked}
                onChange={() => (checked ? remove(at) : append({ kind, checkedOn: today, validUntil: null }))}
              />
              <label htmlFor={`check-${kind}`}>{names[kind]}</label>
            </div>
            {checked && (
              <div className="g2">
                <DateField name={`checks.${at}.checkedOn`} label={t('checkedOn')} max={today} />
                <DateField name={`checks.${at}.validUntil`} label={t('validUntil')} />
              </div>
            )}
          </div>
        );
      })}
    </fieldset>
  );
}
