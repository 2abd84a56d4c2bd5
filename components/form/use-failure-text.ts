'use client';

import { useTranslations } from 'next-intl';
import type { CallFailure } from '@/lib/http/client';

/** Why a call failed, in words: what it refused, else the server's sentence, else what became of the connection. */
export function useFailureText(): (failure: CallFailure) => string {
  const t = useTranslations('form');
  return ({ errors, message, timedOut }) =>
    [...new Set(errors.map((error) => error.message))].join(' ') || message || t(timedOut ? 'slow' : 'offline');
}
