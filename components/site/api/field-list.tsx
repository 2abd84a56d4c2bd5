import { useTranslations } from 'next-intl';
import type { ApiField } from '@/lib/site/api/types';

function FieldLimits({ field: { required, fallback, range } }: { field: ApiField }) {
  const t = useTranslations('apiReference');
  return (
    <>
      {required && <span className="font-strong text-accent">{t('required')}</span>}
      {fallback !== null && <span>{t('defaultValue', { value: fallback })}</span>}
      {range && <span>{t('range', { min: String(range.min), max: String(range.max) })}</span>}
    </>
  );
}

/** Parameters of a call: name, type and meaning. */
export function FieldList({ fields }: { fields: readonly ApiField[] }) {
  return (
    <dl className="border-t border-line">
      {fields.map((field) => (
        <div key={field.name} className="grid gap-1 border-b border-line py-3">
          <dt className="flex flex-wrap items-baseline gap-x-3 gap-y-1 text-12 text-ink-2">
            <code dir="ltr" className="text-14 font-strong text-ink">
              {field.name}
            </code>
            <code dir="ltr" className="wrap-anywhere">
              {field.type}
            </code>
            <FieldLimits field={field} />
          </dt>
          <dd>{field.description}</dd>
        </div>
      ))}
    </dl>
  );
}
