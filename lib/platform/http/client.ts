import axios, { isAxiosError } from 'axios';
import { pageActorHeader } from '@/lib/platform/auth/constants';
import { clearState } from '@/lib/platform/http/tab-state';
import { href } from '@/lib/platform/routes/address';
import { signInAddress } from '@/lib/platform/routes/back';
import { callTimeoutMs } from './call-timeout';
import { navigateTo } from './navigate';
import { notifyOtherActor, pageActor } from './page-actor';
import { actorOfPage, type MemberKind } from './signed-in';

/** A rejected input field, with its message in the page's language. */
export type RefusedField = { field: string; key: string; message: string };

/** Why a call failed: HTTP status, 0 without a response; the server's message, '' without one. */
export class CallFailure extends Error {
  /** Data of the error response, as for a conflict. */
  readonly data: unknown;
  readonly timedOut: boolean;
  constructor(
    readonly status: number,
    message: string,
    readonly errors: readonly RefusedField[],
    /** Seconds until a retry makes sense. */
    readonly retryAfter: number | null,
    options?: ErrorOptions & {
      data?: unknown;
      /** Timed out: whether the action was done is unknown. */
      timedOut?: boolean;
    },
  ) {
    super(message, options);
    this.data = options?.data ?? null;
    this.timedOut = options?.timedOut ?? false;
    this.name = 'CallFailure';
  }

  /** The same failure with the form's field names. */
  renamed(nameOf: (field: string) => string): CallFailure {
    const errors = this.errors.map((one) => ({ ...one, field: nameOf(one.field) }));
    return new CallFailure(this.status, this.message, errors, this.retryAfter, {
      cause: this,
      data: this.data,
      timedOut: this.timedOut,
    });
  }
}

export type CallOptions = {
  /** Who acts; by default as the page decides; null for nobody. */
  userType?: MemberKind | null;
  signal?: AbortSignal;
  /** Not initiated by the visitor: a failure causes no redirect, except on a center's page. */
  quiet?: boolean;
  /** Made by the page in the background, while the visitor may be typing: a failure never redirects. */
  background?: boolean;
  /** Milliseconds to wait, for calls slower than usual. */
  timeout?: number;
};
type Envelope<T> = { code: number; message: string; data: T; errors?: RefusedField[] };

const http = axios.create({ method: 'post', headers: { accept: 'application/json' } });
const secret = /^(?:password|confirm|current|code|proof|ticket|captcha|token|member_token|company_token)$/;

const withoutSecrets = (input: object) =>
  Object.fromEntries(Object.entries(input).map(([name, value]) => [name, secret.test(name) ? '***' : value]));

const isCenter = (): boolean =>
  /^\/(?:companycenter|amember)\//.test(location.pathname) &&
  !/^\/amember\/(?:login|register|forget)\b/.test(location.pathname);

const otherActor = ({ status, errors }: CallFailure): string | null =>
  (status === 409 && errors.find(({ field, key }) => field === 'account' && key.startsWith('other'))?.message) || null;

/** Side effects of a failed call. docs/domain.md, The API. */
function act(status: number, answer: unknown, { method, path, input, kind, quiet, background }: CallRequest): void {
  if (status === 429)
    // biome-ignore lint/suspicious/noConsole: a 429 is meant to be seen in the console.
    console.warn('429', { method, url: path, params: withoutSecrets(input), data: answer });
  if (background) return;
  if (status === 401) {
    clearState();
    if (isCenter() || !quiet) navigateTo(signInAddress(kind ?? 'supplier'));
  }
  // Centers show it in place: input for an item deleted by somebody else would be lost otherwise.
  if (status === 404 && !quiet && !isCenter()) location.assign(href('error'));
}

type CallRequest = {
  method: 'GET' | 'POST';
  path: string;
  input: object;
  kind: MemberKind | null;
  quiet: boolean;
  background: boolean;
};

const failureOf = (error: unknown): CallFailure => {
  if (!isAxiosError<Envelope<unknown> | undefined>(error) || !error.response) {
    const timedOut = isAxiosError(error) && (error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT');
    return new CallFailure(0, '', [], null, { cause: error, timedOut });
  }
  const { status, data, headers } = error.response;
  const wait = Number(headers['retry-after']);
  const message = typeof data?.message === 'string' ? data.message : '';
  return new CallFailure(status, message, data?.errors ?? [], wait > 0 ? wait : null, {
    cause: error,
    data: data?.data,
  });
};

/** Converts an error, after reporting another signed-in account and doing any redirect. */
function fail(error: unknown, request: CallRequest): CallFailure {
  const failure = failureOf(error);
  const other = otherActor(failure);
  if (other !== null) notifyOtherActor(other);
  act(failure.status, isAxiosError(error) ? error.response?.data : undefined, request);
  return failure;
}

async function ask(request: CallRequest, signal: AbortSignal | undefined, timeout: number): Promise<Envelope<unknown>> {
  const { path, input, kind } = request;
  const own = pageActor();
  try {
    const { data } = await http.request<Envelope<unknown>>({
      url: path,
      data: input,
      timeout,
      headers: { ...(kind !== null && { userType: kind }), ...(own !== null && { [pageActorHeader]: own }) },
      ...(signal ? { signal } : {}),
    });
    if (own !== null) notifyOtherActor(null);
    return data;
  } catch (error) {
    throw fail(error, request);
  }
}

/**
 * Calls the API from the browser and returns its data; ./call-contract adds types. A 401 from a center or a visitor's
 * action redirects to sign-in, a 404 outside the centers to the error page; a 429 is logged. docs/domain.md, The API.
 * @throws CallFailure for every failure, after these side effects
 */
export async function call(path: string, input: object, options: CallOptions = {}): Promise<unknown> {
  const { userType, signal, quiet = false, background = false, timeout = callTimeoutMs } = options;
  const kind = userType === undefined ? actorOfPage(location.pathname) : userType;
  const request: CallRequest = { method: 'POST', path, input, kind, quiet, background };
  const { code, message, data, errors = [] } = await ask(request, signal, timeout);
  if (code !== 404) return data;
  act(code, data, request);
  throw new CallFailure(code, message, errors, null);
}

/** The file name in a Content-Disposition header; RFC 6266, 4.3. */
const fileNameIn = (header: unknown): string => {
  const text = typeof header === 'string' ? header : '';
  const encoded = text.match(/filename\*=UTF-8''([^;]+)/)?.[1];
  return encoded ? decodeURIComponent(encoded) : (text.match(/filename="([^"]*)"/)?.[1] ?? 'download');
};

/** The error envelope of a failed download; undefined if there is none. */
async function refusalIn(content: unknown): Promise<unknown> {
  try {
    return content instanceof Blob ? JSON.parse(await content.text()) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Downloads a file generated for the caller, such as a table of their data, with its name.
 * @throws CallFailure as `call` does
 */
export async function fetchFile(address: string): Promise<{ name: string; content: Blob }> {
  const own = pageActor();
  try {
    const { data, headers } = await http.get<Blob>(address, {
      responseType: 'blob',
      ...(own !== null && { headers: { [pageActorHeader]: own } }),
    });
    return { name: fileNameIn(headers['content-disposition']), content: data };
  } catch (error) {
    if (isAxiosError(error) && error.response) error.response.data = await refusalIn(error.response.data);
    const kind = actorOfPage(location.pathname);
    throw fail(error, { method: 'GET', path: address, input: {}, kind, quiet: true, background: false });
  }
}
