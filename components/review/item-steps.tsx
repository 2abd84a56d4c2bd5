'use client';

import { type ReactNode, useMemo } from 'react';
import { StepForm } from '@/components/form/step-form';
import { useStepMarks } from '@/components/form/use-step-marks';

type Props = { parts: Readonly<Record<string, string>>; children: ReactNode };

/** Groups form sections into steps: adjacent sections of one name are one step, identified by its first. */
export function ItemSteps({ parts, children }: Props) {
  const names = JSON.stringify(parts);
  const { steps, stepOf } = useMemo(() => {
    const all = Object.entries<string>(JSON.parse(names));
    const first = (title: string) => all.find(([, one]) => one === title)?.[0] ?? '';
    return {
      steps: all.flatMap(([key, title]) => (first(title) === key ? [{ key, title }] : [])),
      stepOf: (path: string) => first(all.find(([field]) => field === path.split('.')[0])?.[1] ?? ''),
    };
  }, [names]);
  return (
    <StepForm steps={steps} {...useStepMarks(stepOf)}>
      {children}
    </StepForm>
  );
}
