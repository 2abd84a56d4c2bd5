import type { ReactNode } from 'react';
import { Step } from '@/components/form/step-form';
import { Card } from '@/components/ui/card';
import type { AnyPart } from './form-value';

/** A part of the form: a step on a phone. */
export function FormPart({ part, title, children }: { part: AnyPart; title: string; children: ReactNode }) {
  return (
    <Step name={part}>
      <Card title={title} padded>
        {children}
      </Card>
    </Step>
  );
}
