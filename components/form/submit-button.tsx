'use client';

import { useTranslations } from 'next-intl';
import { useFormState } from 'react-hook-form';
import { useLate } from './use-late';
import { useListening } from './use-listening';

type Props = { children: string; className?: string; disabled?: boolean };

/** Sends the form it stands in, once at a time. */
export function SubmitButton({ children, className = 'btn p l w', disabled }: Props) {
  const t = useTranslations('form');
  const { isSubmitting } = useFormState();
  const late = useLate(isSubmitting);
  const listening = useListening();
  return (
    <button
      type="submit"
      className={className}
      aria-busy={isSubmitting || undefined}
      aria-disabled={isSubmitting || undefined}
      disabled={disabled || !listening}
      data-waiting={!(disabled || listening) || undefined}
    >
      {isSubmitting ? t(late ?? 'sending') : children}
    </button>
  );
}
