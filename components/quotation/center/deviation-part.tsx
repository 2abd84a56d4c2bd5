'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useBound } from '@/components/form/use-bound';
import { RequiredValue } from '@/components/trade/specification-table';
import { Card } from '@/components/ui/card';
import { Input } from '@/components/ui/control';
import { Field } from '@/components/ui/field';
import type { Locale } from '@/lib/platform/i18n/site';
import type { SpecificationLine } from '@/lib/purchase/types';
import { quotationLimits } from '@/lib/quotation/constants';

type Deviation = { position: number; text: string };
type Props = { lines: readonly SpecificationLine[]; spoken: Locale };

/** Deviations from the request line by line; empty lines are met as requested. */
export function DeviationPart({ lines, spoken }: Props) {
  const t = useTranslations('quotationCenter');
  const locale = useLocale();
  const { field, id, error } = useBound({ name: 'deviations', label: t('deviations') });
  const found: readonly Deviation[] = field.value ?? [];
  const write = (position: number, text: string) => {
    const others = found.filter((one) => one.position !== position);
    const next = text === '' ? others : [...others, { position, text }];
    field.onChange(next.sort((a, b) => a.position - b.position));
  };
  return (
    <Card title={t('deviations')} padded>
      <p className="text-ink-2">{t('deviationsHint')}</p>
      <div id={id} ref={field.ref} tabIndex={-1} className="grid gap-4">
        {error && (
          <p role="alert" className="font-strong text-bad">
            {error}
          </p>
        )}
        {lines.map((line) => (
          <Field
            key={line.position}
            label={line.label}
            aside={
              <span className="text-ink-2">
                <RequiredValue line={line} spoken={spoken} locale={locale} />
              </span>
            }
          >
            {(ties) => (
              <Input
                {...ties}
                maxLength={quotationLimits.line}
                placeholder={t('asAsked')}
                value={found.find(({ position }) => position === line.position)?.text ?? ''}
                onChange={({ target }) => write(line.position, target.value)}
              />
            )}
          </Field>
        ))}
      </div>
    </Card>
  );
}
