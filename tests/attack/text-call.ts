import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';

/** The part of JSON Schema that the product's inputs use. */
export type InputSchema = {
  type?: string | string[];
  properties?: Record<string, InputSchema>;
  additionalProperties?: InputSchema | boolean;
  propertyNames?: InputSchema;
  items?: InputSchema;
  enum?: unknown[];
  const?: unknown;
  anyOf?: InputSchema[];
  oneOf?: InputSchema[];
  minimum?: number;
  maximum?: number;
};
/** A call as its route file serves it; `actor` is who may call, undefined for anyone. */
export type TextCall = { method: 'GET' | 'POST'; path: string; input: InputSchema; actor: string | undefined };

type Definition = { method: 'GET' | 'POST'; input: z.ZodType; actor?: string };

async function callOf(file: string): Promise<TextCall | null> {
  const source = readFileSync(file, 'utf8');
  const [, name] = /\.\.\.(\w+Call)\b/.exec(source) ?? [];
  if (name === undefined) return null;
  const [, from] = new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '@/([^']+)'`).exec(source) ?? [];
  if (from === undefined) throw new Error(`${file} does not say where ${name} comes from`);
  const module = await import(/* @vite-ignore */ pathToFileURL(resolve(`${from}.ts`)).href);
  const { method, input, actor }: Definition = module[name];
  const schema = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' });
  return { method, path: `/${dirname(file)}`.replace('/app/', '/'), input: schema as InputSchema, actor };
}

/** Every call served below app/api. Run from the root of the repository. */
export async function textCalls(): Promise<TextCall[]> {
  const files = readdirSync('app/api', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('route.ts'))
    .map((name) => join('app/api', name))
    .sort();
  const calls: TextCall[] = [];
  for (const file of files) {
    const call = await callOf(file);
    if (call) calls.push(call);
  }
  return calls;
}
