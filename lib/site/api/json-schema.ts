/** The part of JSON Schema that our documents use. */
export type JsonSchema = {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  description?: string;
  default?: unknown;
  example?: unknown;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
};

const literal = (value: unknown): string => JSON.stringify(value);
const grouped = (text: string): string => (text.includes(' | ') ? `(${text})` : text);

/** A schema in TypeScript notation, objects multi-line, descriptions as comments. */
export const shapeOf = (schema: JsonSchema, indent = ''): string => {
  if (schema.$ref) return schema.$ref.split('/').at(-1) ?? '';
  if (schema.const !== undefined) return literal(schema.const);
  if (schema.enum) return schema.enum.map(literal).join(' | ');
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.map((choice) => shapeOf(choice, indent)).join(' | ');
  const types = [schema.type ?? 'unknown'].flat();
  return types.map((type) => shapeOfType(type, schema, indent)).join(' | ');
};

const shapeOfType = (type: string, schema: JsonSchema, indent: string): string => {
  if (type === 'array') return `${grouped(shapeOf(schema.items ?? {}, indent))}[]`;
  if (type !== 'object') return type;
  const inner = `${indent}  `;
  const lines = Object.entries(schema.properties ?? {}).map(([name, field]) => {
    const mark = schema.required?.includes(name) ? '' : '?';
    const note = field.description && !field.$ref ? `  // ${field.description}` : '';
    return `${inner}${name}${mark}: ${shapeOf(field, inner)}${note}`;
  });
  return `{\n${lines.join('\n')}\n${indent}}`;
};
