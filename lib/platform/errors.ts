/** Every code that leaves the server, with its HTTP status. The texts are messages `error.<code>`. */
export const errorStatus = {
  badRequest: 400,
  unauthorized: 401,
  forbidden: 403,
  notFound: 404,
  methodNotAllowed: 405,
  conflict: 409,
  gone: 410,
  payloadTooLarge: 413,
  unsupportedMediaType: 415,
  misdirected: 421,
  tooManyRequests: 429,
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;
/** One field of the input that was refused; `key` is a message key below `validation`. */
export type FieldError = {
  field: string;
  key: string;
  message?: string;
  /** what its text names */
  values?: { name: string; company?: string };
};

const appError = Symbol.for('geco.error.app');

/** What must stop: a code of `errorStatus`, the refused fields where there are any. */
export class AppError extends Error {
  readonly [appError] = true;
  readonly status: number;
  /** Seconds after which it may be tried again; null where waiting is not the matter. */
  readonly retryAfter: number | null;
  /** What whoever asked needs beside the text, as of a conflict; null where the text says all. */
  readonly data: object | null;
  constructor(
    readonly code: ErrorCode,
    readonly errors: readonly FieldError[] = [],
    options?: ErrorOptions & { retryAfter?: number; data?: object },
  ) {
    super(code, options);
    this.retryAfter = options?.retryAfter ?? null;
    this.data = options?.data ?? null;
    this.name = 'AppError';
    this.status = errorStatus[code];
  }

  /** True of every copy of this class: Next bundles its own, and what hangs on globalThis throws that of the server. */
  static [Symbol.hasInstance](value: unknown): boolean {
    return typeof value === 'object' && value !== null && appError in value;
  }
}
