'use client';

import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { useFormState } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { useListening } from './use-listening';
import { useSlowCall } from './use-slow-call';

type Props = Pick<ComponentProps<typeof Button>, 'tone' | 'size' | 'wide' | 'className' | 'disabled'> & {
  children: string;
};

/** Submits its form; disabled while submitting. */
export function SubmitButton({ children, tone = 'primary', size = 'l', wide = size === 'l', ...rest }: Props) {
  const t = useTranslations('form');
  const { isSubmitting } = useFormState();
  const late = useSlowCall(isSubmitting);
  const listening = useListening();
  return (
    <Button
      {...rest}
      type="submit"
      tone={tone}
      size={size}
      wide={wide}
      busy={isSubmitting}
      disabled={rest.disabled || !listening}
      data-waiting={!(rest.disabled || listening) || undefined}
    >
      {isSubmitting ? t(late ?? 'sending') : children}
    </Button>
  );
}
