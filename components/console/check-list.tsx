'use client';

import { useTranslations } from 'next-intl';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { DateField } from '@/components/form/date-field';
import { type CheckKind, checkKinds } from '@/lib/company/check';

type Checked = { checks: { kind: CheckKind; checkedOn: string; validUntil: string | null }[] };

/** The kinds of check, each ticked one with its days. */
export function CheckList({ today, names }: { today: string; names: Readonly<Record<CheckKind, string>> }) {
  const t = useTranslations('console.standing');
  const { control } = useFormContext<Checked>();
  const { fields, append, remove } = useFieldArray({ control, name: 'checks' });
  return (
    <fieldset className="fd cs-checklist">
      <legend>{t('checks')}</legend>
      <p className="fd-h">
        {t('checksHint')} {t('noEnd')}
      </p>
      {checkKinds.map((kind) => {
        const at = fields.findIndex((field) => field.kind === kind);
        const checked = at >= 0;
        return (
          <div key={kind} className="cs-check">
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
