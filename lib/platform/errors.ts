/** Error codes of responses with their HTTP status. Texts are the messages `error.<code>`. */
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
  /** arguments of its message */
  values?: { name: string; company?: string };
};

const appError = Symbol.for('geco.error.app');

/** An error for the client: a code of `errorStatus`, and the rejected fields, if any. */
export class AppError extends Error {
  readonly [appError] = true;
  readonly status: number;
  /** Seconds until a retry makes sense; null if waiting does not help. */
  readonly retryAfter: number | null;
  /** Data for the client beside the message, as for a conflict; null if there is none. */
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

  /** Recognises instances of every copy of this class: Next bundles its own, but globals throw the server's. */
  static [Symbol.hasInstance](value: unknown): boolean {
    return typeof value === 'object' && value !== null && appError in value;
  }
}
