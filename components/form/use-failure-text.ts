'use client';

import { useTranslations } from 'next-intl';
import type { CallFailure } from '@/lib/platform/http/client';

/** Text of a failed call: field errors, else the server's sentence, else by HTTP status, for example from a proxy. */
export function useFailureText(): (failure: CallFailure) => string {
  const t = useTranslations('form');
  const own = ({ status, timedOut }: CallFailure): string => {
    if (status === 0) return t(timedOut ? 'slow' : 'offline');
    if (status === 413) return t('tooLarge');
    return status === 429 ? t('tooMany') : t('fault', { code: String(status) });
  };
  return (failure) =>
    [...new Set(failure.errors.map((error) => error.message))].join(' ') || failure.message || own(failure);
}
