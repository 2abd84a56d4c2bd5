import type { z } from 'zod';
import { currentActor, type StaffActor } from '@/lib/platform/auth/actor';
import { AppError } from '@/lib/platform/errors';
import { fail } from '@/lib/platform/http/envelope';
import { type Handlers, handle } from '@/lib/platform/http/handle';
import { requestContextOf } from '@/lib/platform/http/request-context';
import { currentHosts } from '@/lib/platform/i18n/current-host';
import { defaultLocale, type Locale } from '@/lib/platform/i18n/site';

type Settings<I extends z.ZodObject, O extends z.ZodType, R extends 'staff' | undefined> = Parameters<
  typeof handle<I, O, R>
>[0];

const isMainHost = (headers: Headers): boolean => {
  const site = currentHosts().localeOfHost(headers.get('host') ?? '');
  return site.kind !== 'unknown' && site.locale === defaultLocale;
};

/**
 * The handlers of a call of the console; on any other host than the main one it is not there.
 * docs/domain.md, Addresses.
 */
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

type FileRequest = { actor: StaffActor; query: Record<string, string>; locale: Locale; requestId: string };

/** The handler of a console file, redirecting to its signed address. */
export const handleStaffFile =
  (write: (request: FileRequest) => Promise<Response>) =>
  async (request: Request): Promise<Response> => {
    const visit = requestContextOf(request);
    try {
      if (!isMainHost(request.headers)) throw new AppError('notFound');
      const actor = await currentActor(request, 'staff');
      const query = Object.fromEntries(new URL(request.url).searchParams);
      return await write({ actor, query, ...visit });
    } catch (error) {
      if (error instanceof AppError) return fail(error, visit);
      throw error;
    }
  };
