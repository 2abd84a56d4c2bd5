import { type Call, callTags } from '@/lib/platform/http/call';
import { failuresOf } from '@/lib/platform/http/openapi';
import { currentHosts } from '@/lib/platform/i18n/current-host';
import { type Locale, sites } from '@/lib/platform/i18n/site';
import { translator } from '@/lib/platform/i18n/translate';
import { calls } from './constants';
import { type JsonSchema, shapeOf } from './json-schema';
import { getDocument } from './openapi';
import type { ApiField, ApiOperation, ApiReference } from './types';

type Content = { content?: { 'application/json'?: { schema?: JsonSchema } } };
type Operation = {
  operationId: string;
  summary: string;
  parameters?: { name: string; schema: JsonSchema }[];
  requestBody?: Content;
  responses: Record<string, Content>;
};
type Document = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, JsonSchema> };
};

const schemaOf = (content: Content | undefined): JsonSchema => content?.content?.['application/json']?.schema ?? {};

const isLimit = (value: number | undefined): value is number => value !== undefined && value < 2 ** 31 - 1;

const fieldOf = (name: string, schema: JsonSchema, required: boolean): ApiField => ({
  name,
  required,
  type: shapeOf(schema).replace(/\s+/g, ' '),
  description: schema.description ?? '',
  // Empty defaults are not worth mentioning.
  fallback:
    schema.default === undefined || schema.default === null || Array.isArray(schema.default)
      ? null
      : String(schema.default),
  range: isLimit(schema.minimum) && isLimit(schema.maximum) ? { min: schema.minimum, max: schema.maximum } : null,
});

const inputOf = ({ parameters, requestBody }: Operation): JsonSchema =>
  parameters
    ? {
        properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
        required: parameters.filter((one) => 'required' in one && one.required === true).map(({ name }) => name),
      }
    : schemaOf(requestBody);

const curl = (method: 'GET' | 'POST', address: string, input: Record<string, unknown>): string => {
  if (method === 'GET') {
    const query = Object.entries(input).map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`);
    return `curl '${address}?${query.join('&')}'`;
  }
  return `curl '${address}' \\\n  -H 'Content-Type: application/json' \\\n  -d '${JSON.stringify(input)}'`;
};

/** The API as its page shows it, in the language of a site. */
export const getReference = async (locale: Locale): Promise<ApiReference> => {
  const t = await translator(locale);
  const { absolute, origin } = currentHosts();
  // OpenAPI allows references anywhere; this document only has them where JsonSchema says.
  const document = (await getDocument(locale)) as unknown as Document;
  const samples: Record<string, unknown> = {
    siteId: sites[locale].siteId,
    keyword: t('apiReference.exampleKeyword'),
  };
  const describe = (call: Call): ApiOperation => {
    const { method, path } = call;
    const operation = document.paths[path]?.[method.toLowerCase()] as Operation;
    const { properties = {}, required = [] } = inputOf(operation);
    const sample = Object.entries(properties).flatMap(([name, { example }]) => {
      const value = samples[name] ?? example;
      return value === undefined ? [] : [[name, value] as const];
    });
    const answer = schemaOf(operation.responses['200']).properties?.data ?? {};
    return {
      id: operation.operationId,
      method,
      path,
      summary: operation.summary,
      fields: Object.entries(properties).map(([name, schema]) => fieldOf(name, schema, required.includes(name))),
      example: curl(method, absolute(locale, path), Object.fromEntries(sample)),
      answer: shapeOf(answer),
      failures: failuresOf(call),
    };
  };
  return {
    origin: origin(locale),
    groups: callTags.map((tag) => ({ tag, operations: calls.filter((call) => call.tag === tag).map(describe) })),
    structures: Object.entries(document.components.schemas).map(([name, schema]) => ({ name, shape: shapeOf(schema) })),
  };
};
