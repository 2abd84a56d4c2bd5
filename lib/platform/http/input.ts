import type { z } from 'zod';
import { AppError, type FieldError } from '@/lib/platform/errors';
import { unstorablePaths } from '@/lib/platform/field/storable';
import { bodyCap } from '@/lib/platform/pagestore/body-cap';

const readBytes = async (request: Request): Promise<Uint8Array> => {
  const max = bodyCap(new URL(request.url).pathname);
  if (Number(request.headers.get('content-length') ?? 0) > max) throw new AppError('payloadTooLarge');
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.length;
    if (size > max) {
      await reader?.cancel();
      throw new AppError('payloadTooLarge');
    }
    parts.push(part.value);
  }
  return Buffer.concat(parts);
};

const readBody = async (request: Request): Promise<unknown> => {
  const bytes = await readBytes(request);
  if (bytes.length === 0) return {};
  const [type = ''] = (request.headers.get('content-type') ?? '').split(';');
  if (type.trim().toLowerCase() !== 'application/json') throw new AppError('unsupportedMediaType');
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (cause) {
    throw new AppError('badRequest', [{ field: 'body', key: 'json' }], { cause });
  }
};

const readQuery = (request: Request): Record<string, string | string[]> => {
  const { searchParams } = new URL(request.url);
  const names = [...new Set(searchParams.keys())];
  return Object.fromEntries(
    names.map((name) => {
      const values = searchParams.getAll(name);
      return [name, values.length > 1 ? values : (values[0] ?? '')];
    }),
  );
};

const keyOfCode: Partial<Record<string, string>> = {
  invalid_type: 'type',
  invalid_union: 'type',
  too_small: 'tooSmall',
  too_big: 'tooBig',
  invalid_format: 'format',
  invalid_value: 'choice',
};

/** A message key with its limits. */
const withLimits = /^[a-zA-Z]+(?::\d+){1,2}$/;

const valueAt = (given: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined,
    given,
  );

/** Zod's issues as rejected fields; our own checks use the message key as error. */
export const fieldErrors = (error: z.ZodError, given: unknown, root: string): FieldError[] =>
  error.issues.map(({ code, path, message }) => {
    const field = path.map(String).join('.') || root;
    if (path.length > 0 && valueAt(given, path) === undefined) return { field, key: 'required' };
    return { field, key: code === 'custom' || withLimits.test(message) ? message : (keyOfCode[code] ?? 'invalid') };
  });

/** @throws AppError badRequest naming every text that cannot be stored */
const refuseUnstorable = (given: unknown, root: string): void => {
  const paths = unstorablePaths(given);
  if (paths.length > 0)
    throw new AppError(
      'badRequest',
      paths.map((path) => ({ field: path || root, key: 'characters' })),
    );
};

/**
 * The validated input of a call: the query of a GET, otherwise the JSON body; an empty body counts as {}. Unstorable
 * texts are rejected anywhere, also outside the schema.
 * @throws AppError payloadTooLarge, unsupportedMediaType, badRequest with the fields
 */
export const readInput = async <I extends z.ZodObject>(
  request: Request,
  method: 'GET' | 'POST',
  schema: I,
): Promise<z.output<I>> => {
  const given = method === 'GET' ? readQuery(request) : await readBody(request);
  const root = method === 'GET' ? 'query' : 'body';
  refuseUnstorable(given, root);
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  throw new AppError('badRequest', fieldErrors(parsed.error, given, root));
};
