import { z } from 'zod';
import { createDocument, type ZodOpenApiOperationObject } from 'zod-openapi';
import type { Call } from './call';

export type DocumentText = {
  title: string;
  description: string;
  /** Text of a message key for a summary or field; null if there is none. */
  summary: (key: string) => string;
  field: (key: string) => string | null;
  answer: (status: number) => string;
};
export type ApiDocument = ReturnType<typeof createDocument>;

const json = (schema: z.ZodType) => ({ content: { 'application/json': { schema } } });

const refusedField = z.object({ field: z.string(), key: z.string(), message: z.string() }).meta({ id: 'RefusedField' });
const failure = z
  .object({
    code: z.number().int(),
    message: z.string(),
    data: z.null(),
    errors: z.array(refusedField).optional(),
    requestId: z.string(),
  })
  .meta({ id: 'Failure' });

const envelopeOf = (data: z.ZodType) =>
  z.object({ code: z.literal(200), message: z.string(), data, requestId: z.string() });

/** The error statuses of a call, other than 500. */
export const failuresOf = ({ method, path, tag, actor }: Pick<Call, 'method' | 'path' | 'tag' | 'actor'>): number[] => [
  400,
  ...(actor && !actor.endsWith('?') ? [401] : []),
  ...(actor || tag === 'account' ? [403] : []),
  ...(path.endsWith('/get') ? [404] : []),
  405,
  ...(tag === 'account' && method === 'POST' ? [409] : []),
  ...(method === 'POST' ? [413, 415] : []),
  ...(tag === 'account' || tag === 'upload' ? [429] : []),
  500,
];

const operationOf = (call: Call, text: DocumentText): ZodOpenApiOperationObject => {
  const responses: ZodOpenApiOperationObject['responses'] = {
    '200': { description: text.answer(200), ...json(envelopeOf(call.output)) },
  };
  for (const status of failuresOf(call))
    responses[`${status}` as '400'] = { description: text.answer(status), ...json(failure) };
  return {
    operationId: call.path.slice('/api/'.length).replace(/\W(\w)/g, (_, letter: string) => letter.toUpperCase()),
    tags: [call.tag],
    summary: text.summary(call.summary),
    ...(call.actor ? { security: [{ session: [] }, ...(call.actor.endsWith('?') ? [{}] : [])] } : {}),
    ...(call.method === 'GET' ? { requestParams: { query: call.input } } : { requestBody: json(call.input) }),
    responses,
  };
};

// Descriptions in schemas are message keys, so that one schema serves all languages.
const translate = (node: unknown, text: DocumentText): unknown => {
  if (Array.isArray(node)) return node.map((item) => translate(item, text));
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [
      key,
      key === 'description' && typeof value === 'string' ? (text.field(value) ?? value) : translate(value, text),
    ]),
  );
};

// zod adds the safe integer limits to every integer, which is noise for readers.
const withoutSafeLimits = (schema: { minimum?: number; maximum?: number }): void => {
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
};

/** The OpenAPI 3.1 document of the calls in one language. */
export const buildDocument = (calls: readonly Call[], server: string, text: DocumentText): ApiDocument => {
  const paths = calls.map((call) => [call.path, { [call.method.toLowerCase()]: operationOf(call, text) }]);
  const document = createDocument(
    {
      openapi: '3.1.0',
      info: { title: text.title, description: text.description, version: '1.0.0' },
      servers: [{ url: server }],
      paths: Object.fromEntries(paths),
      components: { securitySchemes: { session: { type: 'http', scheme: 'bearer' } } },
    },
    { override: ({ jsonSchema }) => withoutSafeLimits(jsonSchema) },
  );
  return translate(document, text) as ApiDocument;
};
