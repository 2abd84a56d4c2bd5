'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useMemo } from 'react';
import { StepForm } from '@/components/form/step-form';
import { useStepMarks } from '@/components/form/use-step-marks';
import type { ProfileSection } from '@/lib/company/profile/constants';
import { placeOf, profileSteps } from './profile-values';

/** The step that a part of the supplier information opens with. */
const openings = { basic: 'text', media: 'media', introduction: 'introduction' } as const;
const stepOf = (field: string): string => placeOf(field).step;

type Props = {
  /** Whose address the page has. */
  first: ProfileSection;
  onLead: (step: string) => void;
  children: ReactNode;
};

/** The parts of the supplier information as the steps that a phone shows one at a time. */
export function ProfileSteps({ first, onLead, children }: Props) {
  const t = useTranslations('companyForm');
  const steps = useMemo(
    () => profileSteps.map((key) => ({ key, title: t(key === 'media' ? 'section.media' : `group.${key}`) })),
    [t],
  );
  return (
    <StepForm steps={steps} {...useStepMarks(stepOf)} opening={openings[first]} onLead={onLead}>
      {children}
    </StepForm>
  );
}
