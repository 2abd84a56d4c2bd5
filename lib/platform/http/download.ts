import { attachment } from './attachment';
import type { RequestContext } from './envelope';

const types = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
} as const;
export type DownloadFormat = keyof typeof types;

/** A download of an account's own data; `plain` is its file name in ASCII. */
export const download = (
  file: Uint8Array,
  name: string,
  format: DownloadFormat,
  { requestId }: RequestContext,
  plain = name,
): Response =>
  new Response(new Uint8Array(file), {
    headers: {
      'content-type': types[format],
      'content-disposition': attachment(`${name}.${format}`, `${plain}.${format}`),
      'cache-control': 'private, no-store',
      'x-request-id': requestId,
    },
  });
