'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { StepForm } from '@/components/form/step-form';
import { useStepMarks } from '@/components/form/use-step-marks';
import type { Collection } from '@/lib/showroom/edit/collection';
import { forms, type StepTitle, stepOf, stepsOf } from './field-table';

/** Parts of an item's form as steps on a phone. */
export function ItemSteps({ collection, children }: { collection: Collection; children: ReactNode }) {
  const t = useTranslations();
  const layout = useWatch({ name: 'layout' });
  const steps = useMemo(() => {
    const titles: Record<StepTitle, () => string> = {
      text: () => t('showcaseItem.text'),
      pictures: () => t(`showroomCenter.field.${forms[collection].pictures}`),
      display: () => t('showroomCenter.field.layout'),
      facts: () => t('showroomCenter.step.facts'),
      partner: () => t('showroomCenter.step.partner'),
    };
    return stepsOf(collection, layout).map(({ title }) => ({ key: title, title: titles[title]() }));
  }, [collection, layout, t]);
  return (
    <StepForm steps={steps} {...useStepMarks((path) => stepOf(collection, path))}>
      {children}
    </StepForm>
  );
}
