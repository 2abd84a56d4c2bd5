import { type Contract, callPath, type InputOf, type OutputOf } from '@/lib/platform/http/call-contract';
import { CallFailure } from '@/lib/platform/http/client';
import type { RefusalKey } from './refusal';
import type { uploadAddressCall, uploadFinishCall, uploadTokenCall } from './schema';
import type { UploadKind, UploadView } from './types';

/** Permission to upload one file, until it expires (Unix seconds). */
export type Ticket = { id: number; key: string; token: string; host: string | null; expires: number };

/** Why an upload failed: the server's message or a key below `validation`; null for a connection error. */
export class UploadFailure extends Error {
  constructor(
    readonly reason: { text: string } | { key: RefusalKey } | null,
    /** Whether a retry makes sense. */
    readonly retryable: boolean,
    options?: ErrorOptions,
  ) {
    super('upload failed', options);
    this.name = 'UploadFailure';
  }
}

/** A contract at another path. */
type At<C extends Contract> = Omit<C, 'path'> & { path: string };
/** Paths of the upload calls: by default those of members. */
export type UploadCalls = { token: string; finish: string };
const memberCalls: UploadCalls = { token: '/api/get_token_qiniu', finish: '/api/upload/finish' };

export type Sending = {
  kind: UploadKind;
  /** null for staff, identified by their session alone */
  userType: 'supplier' | 'purchaser' | null;
  calls?: UploadCalls;
  signal: AbortSignal;
  /** From an earlier attempt, to resume it. */
  ticket: Ticket | null;
  onTicket: (ticket: Ticket | null) => void;
  /** In bytes. */
  onProgress: (sent: number) => void;
  /** Called when the file has arrived and its check begins. */
  onSent: () => void;
};

/** Checking reads a long video completely. */
const checking = 180_000;

const isStill = (ticket: Ticket | null): ticket is Ticket => ticket !== null && ticket.expires * 1000 > Date.now();

async function post<C extends Contract = never>(
  path: C['path'],
  input: InputOf<C>,
  { userType, signal }: Sending,
  timeout?: number,
): Promise<OutputOf<C>> {
  try {
    return await callPath<C>(path, input, { userType, signal, quiet: true, timeout });
  } catch (error) {
    if (!(error instanceof CallFailure) || error.status === 0) throw new UploadFailure(null, true, { cause: error });
    const { status, errors, message } = error;
    const text = errors[0]?.message ?? message;
    throw new UploadFailure(text ? { text } : null, status !== 400 && status !== 403, { cause: error });
  }
}

/** Maps Qiniu's statuses; null if the file has already arrived. Source: Qiniu, Kodo, error responses. */
function failureOf(code: number | undefined): UploadFailure | null {
  if (code === 614) return null;
  if (code === 413) return new UploadFailure({ key: 'fileSize' }, false);
  if (code === 403) return new UploadFailure({ key: 'fileFormat' }, false);
  if (code === 429 || code === 507) return new UploadFailure({ key: 'fileBusy' }, true);
  return new UploadFailure(null, true);
}

async function transfer(file: File, ticket: Ticket, { signal, onProgress, onTicket }: Sending): Promise<void> {
  const { upload } = await import('qiniu-js');
  const host = ticket.host === null ? null : new URL(ticket.host);
  const config = {
    uphost: host ? host.host : `${location.host}/storage`,
    upprotocol: (host ?? location).protocol as 'http:' | 'https:',
    // Otherwise it would report statistics to its maker and ask there for the upload host.
    disableStatisticsReport: true,
    useCdnDomain: false,
  };
  await new Promise<void>((done, failed) => {
    const running = upload(file, ticket.key, ticket.token, {}, config).subscribe({
      next: ({ total }) => onProgress(Math.min(file.size, total.loaded)),
      error: (error) => {
        const code = 'code' in error ? error.code : undefined;
        if (code === 401 || code === 612) onTicket(null);
        const failure = failureOf(code);
        if (failure) failed(failure);
        else done();
      },
      complete: () => done(),
    });
    signal.addEventListener('abort', () => {
      running.unsubscribe();
      failed(new UploadFailure(null, true));
    });
  });
}

/**
 * Sends one file from the browser and has it checked. docs/domain.md, Uploads.
 * @throws UploadFailure
 */
export async function sendFile(file: File, sending: Sending): Promise<UploadView> {
  const { kind, signal, ticket: known, onTicket, onSent, calls = memberCalls } = sending;
  const input = { kind, name: file.name, bytes: file.size };
  const ticket = isStill(known) ? known : await post<At<typeof uploadTokenCall>>(calls.token, input, sending);
  onTicket(ticket);
  if (signal.aborted) throw new UploadFailure(null, true);
  await transfer(file, ticket, sending);
  onSent();
  return post<At<typeof uploadFinishCall>>(calls.finish, { id: ticket.id }, sending, checking);
}

/** A signed address, valid for a few minutes, of an own private file. */
export const askAddress = async (id: number, userType: Sending['userType']): Promise<string> =>
  (await callPath<typeof uploadAddressCall>('/api/upload/address', { id }, { userType })).address;
