'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useMemo } from 'react';
import { StepForm } from '@/components/form/step-form';
import { useStepMarks } from '@/components/form/use-step-marks';
import { useChangedPaths } from './agreeable';
import type { AnyPart } from './form-value';

type Props = { names: readonly AnyPart[]; partOf: (path: string) => AnyPart; children: ReactNode };

/** Sections of the request form; steps on a phone. */
export function PurchaseSteps({ names, partOf, children }: Props) {
  const t = useTranslations('purchaseForm');
  const steps = useMemo(() => names.map((key) => ({ key, title: t(key) })), [names, t]);
  return (
    <StepForm steps={steps} {...useStepMarks(partOf, useChangedPaths())}>
      {children}
    </StepForm>
  );
}
