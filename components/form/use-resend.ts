'use client';

import { useTranslations } from 'next-intl';
import { CallFailure } from '@/lib/platform/http/client';

const isUnanswered = (error: unknown): boolean => error instanceof CallFailure && error.timedOut;

/**
 * Resends once after a timeout to learn the result: a repeated write meets its own revision or idempotency key. Not for
 * calls with double effect.
 */
export function useResend(): <T>(run: () => Promise<T>) => Promise<T> {
  const t = useTranslations('form.save');
  return async (run) => {
    try {
      return await run();
    } catch (error) {
      if (!isUnanswered(error)) throw error;
    }
    try {
      return await run();
    } catch (error) {
      if (!isUnanswered(error)) throw error;
      throw new CallFailure(0, t('unanswered'), [], null, { cause: error, timedOut: true });
    }
  };
}
