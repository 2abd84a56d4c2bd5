import type { z } from 'zod';
import { AppError } from '@/lib/errors';
import { type Handlers, handle } from '@/lib/http/handle';
import { currentHosts } from '@/lib/i18n/current-host';
import { defaultLocale } from '@/lib/i18n/site';

type Settings<I extends z.ZodObject, O extends z.ZodType, R extends 'staff' | undefined> = Parameters<
  typeof handle<I, O, R>
>[0];

const isMainHost = (headers: Headers): boolean => {
  const site = currentHosts().localeOfHost(headers.get('host') ?? '');
  return site.kind !== 'unknown' && site.locale === defaultLocale;
};

/** The handlers of a call of the console; on any other host than the main one it is not there. Decisions, Addresses. */
export const handleStaff = <
  I extends z.ZodObject,
  O extends z.ZodType,
  const R extends 'staff' | undefined = undefined,
>(
  settings: Settings<I, O, R>,
): Handlers =>
  handle<I, O, R>({
    ...settings,
    run: (input, context) => {
      if (!isMainHost(context.headers)) throw new AppError('notFound');
      return settings.run(input, context);
    },
  });
