import type { InputSchema, TextCall } from './text-call';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
/** Where a hostile value was inserted, and the raw JSON of the body. */
export type Probe = { path: string; field: string; what: string; body: string; unstorable: boolean };
export type Answered = { status: number; errors: { field: string; key: string }[] };
/** A wrong response: a server error, or unstorable text accepted. */
export type Finding = Omit<Probe, 'body' | 'unstorable'> & { status: number };

/** Texts no database can store, and some that stress parsers. */
export const hostileTexts = [
  { what: 'U+0000', text: 'a\u0000b', unstorable: true },
  { what: 'U+0000 alone', text: '\u0000', unstorable: true },
  { what: 'a high surrogate', text: 'a\ud83d', unstorable: true },
  { what: 'a low surrogate', text: '\ude00a', unstorable: true },
  { what: 'U+0001', text: 'a\u0001b', unstorable: true },
  { what: 'U+0085', text: 'a\u0085b', unstorable: true },
  { what: 'nothing', text: '', unstorable: false },
  { what: 'a quote and a backslash', text: `'"\\;--`, unstorable: false },
  { what: 'a number beyond all', text: '99999999999999999999', unstorable: false },
  { what: 'a long text', text: 'x'.repeat(100_000), unstorable: false },
  { what: 'right to left', text: '\u202egnp.exe', unstorable: false },
  { what: 'no visible sign', text: '\u200b', unstorable: false },
] as const;

/** Numbers as raw JSON, as not all survive parsing and serializing. */
export const hostileNumbers = [
  '-1',
  '0',
  '1.5',
  '-0.0',
  '2147483648',
  '9007199254740993',
  '1e308',
  '1e400',
  '-1e400',
  '5e-324',
  '"NaN"',
  '"Infinity"',
];

const deep = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);
/** Values of the wrong shape. */
export const hostileShapes = ['null', 'true', '[]', '{}', '[[[1]]]', '{"__proto__":{"a":1}}', deep(20_000)];

/** A value that a schema mostly accepts; `null` if it sets no type. */
export function sampleOf(schema: InputSchema): Json {
  if (schema.const !== undefined) return schema.const as Json;
  if (schema.enum) return schema.enum[0] as Json;
  const [choice] = schema.anyOf ?? schema.oneOf ?? [];
  if (choice) return sampleOf(choice);
  const [type] = [schema.type ?? 'any'].flat();
  switch (type) {
    case 'string':
      return 'probe';
    case 'boolean':
      return true;
    case 'number':
    case 'integer':
      // An id that does not exist, so that no data changes.
      return (schema.maximum ?? 0) > 1e9 ? (schema.maximum ?? 1) : Math.max(schema.minimum ?? 1, 1);
    case 'array':
      return [sampleOf(schema.items ?? {})];
    case 'object': {
      const { properties = {}, additionalProperties, propertyNames } = schema;
      const own = Object.entries(properties).map(([name, field]) => [name, sampleOf(field)]);
      const free = typeof additionalProperties === 'object' && Object.keys(additionalProperties).length > 0;
      const name = String(propertyNames?.enum?.[1] ?? 'probe');
      return Object.fromEntries(free ? [...own, [name, sampleOf(additionalProperties)]] : own);
    }
    default:
      return null;
  }
}

type Path = readonly (string | number)[];
const leavesOf = (value: Json, path: Path = []): { path: Path; value: Json }[] => {
  if (typeof value !== 'object' || value === null) return [{ path, value }];
  const below = Array.isArray(value)
    ? value.flatMap((one, index) => leavesOf(one, [...path, index]))
    : Object.entries(value).flatMap(([key, one]) => leavesOf(one, [...path, key]));
  return [{ path, value }, ...below];
};

/** The JSON of a value with raw JSON inserted at a path. */
const written = (value: Json, [key, ...rest]: Path, json: string): string => {
  if (key === undefined) return json;
  if (Array.isArray(value))
    return `[${value.map((one, index) => (index === key ? written(one, rest, json) : JSON.stringify(one))).join()}]`;
  const pairs = Object.entries(value as { [key: string]: Json }).map(
    ([name, one]) => `${JSON.stringify(name)}:${name === key ? written(one, rest, json) : JSON.stringify(one)}`,
  );
  return `{${pairs.join()}}`;
};

/** Hostile bodies for a call that accepts bodies like `sample`: every field with every hostile value. */
export function* probesOf(path: string, sample: Json): Generator<Probe> {
  for (const leaf of leavesOf(sample)) {
    const field = leaf.path.join('.') || 'body';
    const probe = (what: string, json: string, unstorable = false): Probe => ({
      path,
      field,
      what,
      body: written(sample, leaf.path, json),
      unstorable,
    });
    for (const { what, text, unstorable } of hostileTexts) yield probe(what, JSON.stringify(text), unstorable);
    for (const number of hostileNumbers) yield probe(number, number);
    for (const shape of hostileShapes) yield probe(shape.slice(0, 20), shape);
    if (typeof leaf.value === 'object' && leaf.value !== null && !Array.isArray(leaf.value))
      yield probe('a key with U+0000', JSON.stringify({ ...leaf.value, 'a\u0000': 1 }), true);
  }
}

/**
 * Sends hostile bodies to POST calls; returns wrong responses: 5xx to anything, 200 to unstorable text.
 * @param post sends a raw JSON body as an actor who may call; see TextCall.actor
 * @param samples bodies that calls accept, by path; others are generated from their schemas
 */
export async function textFindings(
  calls: readonly TextCall[],
  post: (call: TextCall, body: string) => Promise<Answered>,
  samples: Readonly<Record<string, readonly Json[]>> = {},
): Promise<{ findings: Finding[]; sent: number; statuses: Record<string, number> }> {
  const findings: Finding[] = [];
  const statuses: Record<string, number> = {};
  let sent = 0;
  for (const call of calls) {
    if (call.method !== 'POST') continue;
    for (const sample of [sampleOf(call.input), ...(samples[call.path] ?? [])])
      for (const { body, unstorable, ...probe } of probesOf(call.path, sample)) {
        const { status } = await post(call, body);
        sent++;
        statuses[status] = (statuses[status] ?? 0) + 1;
        if (status >= 500 || (unstorable && status < 400)) findings.push({ ...probe, status });
      }
  }
  return { findings, sent, statuses };
}

/** Queries with invalid text, percent-encoded. */
export const hostileQueries = ['%00', 'a%00b', '%ED%A0%80', '%01', '%C2%85', '%FF', '%', '%u0000'];

/**
 * Sends hostile queries to GET calls; returns those answered 5xx, or 200 to a control character.
 * @param get requests an address, path and query, as an actor who may call
 */
export async function queryFindings(
  calls: readonly TextCall[],
  get: (call: TextCall, address: string) => Promise<Answered>,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const call of calls) {
    if (call.method !== 'GET') continue;
    for (const name of [...Object.keys(call.input.properties ?? {}), 'x%00'])
      for (const what of hostileQueries) {
        const { status } = await get(call, `${call.path}?${name}=${what}`);
        const isControl = /%00|%01|%C2%85/.test(name + what);
        if (status >= 500 || (isControl && status < 400)) findings.push({ path: call.path, field: name, what, status });
      }
  }
  return findings;
}
