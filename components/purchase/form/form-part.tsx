import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { usePhone } from '@/components/form/phone-scope';
import { Step } from '@/components/form/step-form';
import { Card } from '@/components/ui/card';
import { type AnyPart, addendumPartNames } from './form-value';

const idOf = (part: AnyPart): string => `request-${part}`;

/** A section of the form: a step on a phone, otherwise with a skip link. */
export function FormPart({ part, title, children }: { part: AnyPart; title: string; children: ReactNode }) {
  const t = useTranslations('purchaseForm');
  const isPhone = usePhone();
  const next = addendumPartNames[addendumPartNames.indexOf(part) + 1];
  return (
    <Step name={part}>
      {!isPhone && next && (
        <a href={`#${idOf(next)}`} className="sr-only font-strong underline focus:not-sr-only">
          {t('skipTo', { part: t(next) })}
        </a>
      )}
      <Card id={idOf(part)} title={title} padded={part === 'specification' || 'fields'}>
        {children}
      </Card>
    </Step>
  );
}
