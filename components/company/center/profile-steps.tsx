'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useMemo } from 'react';
import { StepForm } from '@/components/form/step-form';
import { useStepMarks } from '@/components/form/use-step-marks';
import type { ProfileSection } from '@/lib/company/profile/constants';
import { placeOf, profileSteps } from './profile-values';

/** First step of each section. */
const openings = { basic: 'text', media: 'media', introduction: 'introduction' } as const;
const stepOf = (field: string): string => placeOf(field).step;

type Props = {
  /** The section in the page's address. */
  first: ProfileSection;
  onLead: (step: string) => void;
  children: ReactNode;
};

/** Sections of the supplier information as steps on a phone. */
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
