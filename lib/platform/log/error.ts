/** An error as a line of the log has it. */
type LoggedError = {
  type: string;
  message: string;
  stack?: string;
  cause?: LoggedError;
  errors?: LoggedError[];
  [detail: string]: unknown;
};

const maxText = 4_000;
const maxDepth = 6;
const maxErrors = 8;
// An allow-list: other properties (parameters, details, requests, headers) contain values.
const details = ['code', 'errno', 'syscall', 'status', 'digest', 'field', 'key'] as const;
const databaseDetails = ['severity', 'schema', 'table', 'column', 'dataType', 'constraint', 'routine'] as const;

const isPlain = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number';
const short = (text: string): string => (text.length > maxText ? `${text.slice(0, maxText)}…` : text);

type Given = Record<string, unknown>;

/** PostgreSQL's own report: a severity and a five-character SQLSTATE. */
const isDatabaseError = ({ severity, code }: Given): boolean =>
  typeof severity === 'string' && typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code);

function messageOf(error: Given): string {
  const message = String(error.message ?? '').replace(/\s*\bparams:[\s\S]*$/, '');
  // Data exceptions quote the value (SQLSTATE class 22); the other classes quote names.
  const quoted = isDatabaseError(error) && String(error.code).startsWith('22');
  return short(quoted ? message.replace(/"[\s\S]*"/, '"…"') : message);
}

/** The frames of a stack without the message above, which may span lines. */
function placesOf({ stack, message }: Given): string[] {
  if (typeof stack !== 'string') return [];
  const start = typeof message === 'string' ? stack.indexOf(message) : -1;
  const lines = (start < 0 ? stack : stack.slice(start + String(message).length)).split('\n');
  const isPlace = (line: string) =>
    /^ {4}at .{1,500}(?::\d+:\d+\)?|:0x[\da-f]+\)?|<anonymous>\)?|\(native\))$/.test(line);
  const last = lines.findLastIndex((line) => !isPlace(line));
  return lines.slice(last + 1);
}

const pick = (error: Given, names: readonly string[]): Given =>
  Object.fromEntries(names.flatMap((name) => (isPlain(error[name]) ? [[name, error[name]]] : [])));

// Subclasses that keep the name Error are logged by constructor name.
const typeOf = (error: object): string => {
  const name = error instanceof Error && error.name !== 'Error' ? error.name : error.constructor?.name;
  return short(String(name || 'Error'));
};

/**
 * Serialises an error for the log: type, message, stack and causes; for a failed statement its SQLSTATE and objects.
 * Never parameters, details or requests.
 */
export function serializeError(error: unknown, depth = 0): LoggedError {
  if (typeof error !== 'object' || error === null) return { type: typeof error, message: short(String(error)) };
  const given = error as Given;
  const type = typeOf(error);
  const message = messageOf(given);
  const { query, cause, errors } = given;
  const deeper = depth < maxDepth;
  return {
    type,
    message,
    ...pick(given, isDatabaseError(given) ? [...details, ...databaseDetails] : details),
    ...(typeof query === 'string' ? { query: short(query) } : {}),
    stack: [`${type}: ${message}`, ...placesOf(given)].join('\n'),
    ...(cause !== undefined && cause !== null && deeper ? { cause: serializeError(cause, depth + 1) } : {}),
    ...(Array.isArray(errors) && errors.length > 0 && deeper
      ? { errors: errors.slice(0, maxErrors).map((one) => serializeError(one, depth + 1)) }
      : {}),
  };
}
