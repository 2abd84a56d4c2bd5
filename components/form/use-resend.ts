'use client';

import { useTranslations } from 'next-intl';
import { CallFailure } from '@/lib/platform/http/client';

const isUnanswered = (error: unknown): boolean => error instanceof CallFailure && error.timedOut;

/**
 * Sends once more what was not answered in time, so that the form itself learns whether it was saved: what was written
 * meets its own revision, or the key of its own form. Not for a call that would be done twice.
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
