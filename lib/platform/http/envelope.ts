import type { Messages } from 'next-intl';
import type { AppError, FieldError } from '@/lib/platform/errors';
import type { Locale } from '@/lib/platform/i18n/site';
import { translator } from '@/lib/platform/i18n/translate';

/** Every answer under /api (docs/domain.md, The API). `errors` only where fields were refused. */
export type Envelope<Data = unknown> = {
  /** The HTTP status. */
  code: number;
  /** In the language of the host. */
  message: string;
  data: Data;
  errors?: Refused[];
  requestId: string;
};

/** A rejected field with its message. */
type Refused = Required<Pick<FieldError, 'field' | 'key' | 'message'>>;

export type RequestContext = { locale: Locale; requestId: string };
type ValidationKey = keyof Messages['validation'];

const send = (envelope: Envelope, headers: Record<string, string> = {}): Response =>
  Response.json(envelope, {
    status: envelope.code,
    headers: { 'cache-control': 'no-store', 'x-request-id': envelope.requestId, ...headers },
  });

/** Response of a successful call. */
export const succeed = async (
  data: unknown,
  { locale, requestId }: RequestContext,
  done?: keyof Messages['done'],
): Promise<Response> => {
  const t = await translator(locale);
  return send({ code: 200, message: done ? t(`done.${done}`) : t('api.ok'), data, requestId });
};

// Bidi isolates, since a name may run in the other direction than the sentence.
const isolated = (text: string): string => `\u2068${text}\u2069`;

/** Adds messages in a language to rejected fields. */
export const messagesOf = (t: Awaited<ReturnType<typeof translator>>, errors: readonly FieldError[]): Refused[] => {
  const isKnown = (key: string): key is ValidationKey => t.has(`validation.${key as ValidationKey}`);
  return errors.map(({ field, key: given, values }) => {
    // Limits follow the key: wordLimit:50, whole:1:250.
    const [key = '', limit = '', max = ''] = given.split(':');
    const known = isKnown(key) ? key : 'invalid';
    const names = { name: isolated(values?.name ?? ''), company: isolated(values?.company ?? '') };
    const message = t(`validation.${known}`, { count: Number(limit), n: limit, m: max, ...names });
    return { field, key: known, message };
  });
};

const waits = [
  { unit: 'hours', seconds: 3600 },
  { unit: 'minutes', seconds: 60 },
  { unit: 'seconds', seconds: 1 },
] as const;

/** Response of a failed call: the code's message or the time to wait, and the rejected fields with theirs. */
export const fail = async (
  error: AppError,
  { locale, requestId }: RequestContext,
  headers: Record<string, string> = {},
): Promise<Response> => {
  const t = await translator(locale);
  const errors = messagesOf(t, error.errors);
  const fields = errors.length > 0 ? { errors } : {};
  const { code, status, retryAfter, data } = error;
  const wait = retryAfter === null ? null : (waits.find(({ seconds }) => retryAfter > seconds) ?? waits[2]);
  const count = wait === null || retryAfter === null ? 0 : Math.max(1, Math.ceil(retryAfter / wait.seconds));
  const message = wait ? t(`account.wait.${wait.unit}`, { count, n: String(count) }) : t(`error.${code}`);
  const retryHeader: Record<string, string> =
    retryAfter === null ? {} : { 'retry-after': String(Math.max(1, Math.ceil(retryAfter))) };
  return send({ code: status, message, data, ...fields, requestId }, { ...headers, ...retryHeader });
};
