'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useMemo } from 'react';
import { StepForm } from '@/components/form/step-form';
import { useStepMarks } from '@/components/form/use-step-marks';
import { formParts } from '@/lib/product/field';
import { partOf } from './form-value';

/** Sections of the form as steps on a phone. */
export function ProductSteps({ children }: { children: ReactNode }) {
  const t = useTranslations('productForm');
  const steps = useMemo(() => formParts.map((key) => ({ key, title: t(key) })), [t]);
  return (
    <StepForm steps={steps} {...useStepMarks(partOf)}>
      {children}
    </StepForm>
  );
}
