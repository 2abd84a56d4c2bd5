import { session } from './account';
import { ask, type Called, call } from './http';
import { hostOf, keepSecret, target } from './target';

export type Token = { id: number; key: string; token: string };
export type At = { source: string; token: string; port?: number };
export const bucket = 'geco-private';

/** A demo account's session, as call options. */
export const signedIn = async (kind: 'supplier' | 'purchaser', username: string, source: string): Promise<At> => ({
  source,
  token: (await session(kind, username)).token,
});

export const askToken = (at: At, kind: string, name: string, bytes: number): Promise<Called<Token | null>> =>
  call('/api/get_token_qiniu', { kind, name, bytes }, at);

/** An upload token. @throws Error if refused */
export async function requireToken(at: At, kind: string, name: string, bytes: number): Promise<Token> {
  const { data, status, text } = await askToken(at, kind, name, bytes);
  if (!data?.token) throw new Error(`no token: ${status} ${text}`);
  keepSecret('upload token', data.token);
  return data;
}

/** Uploads a file as a form, the token first as qiniu-js may. */
export async function sendForm({ token, key }: Token, file: Buffer, { source, port = target.port }: At) {
  const boundary = 'geco-attack-boundary';
  const field = (name: string, value: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const head = `${field('token', token)}${field('key', key)}--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="file"\r\nContent-Type: application/octet-stream\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
  return ask({ path: '/storage/', method: 'POST', body, headers, source, port, host: hostOf('en', port) });
}

export type Finished = { id: number; key: string };
export const finish = (at: At, id: number): Promise<Called<Finished | null>> => call('/api/upload/finish', { id }, at);

/** Uploads a file and has it checked; returns the response of the last step reached. */
export async function upload(at: At, kind: string, name: string, file: Buffer): Promise<Called<Finished | null>> {
  const ticket = await askToken(at, kind, name, file.length);
  if (!ticket.data?.token) return ticket as unknown as Called<Finished | null>;
  keepSecret('upload token', ticket.data.token);
  const sent = await sendForm(ticket.data, file, at);
  return sent.status === 200 ? finish(at, ticket.data.id) : { ...sent, data: null, errors: [] };
}

const partsPath = ({ key }: Token) =>
  `/storage/buckets/${bucket}/objects/${Buffer.from(key).toString('base64url')}/uploads`;

/** The calls of a multipart upload. */
export const parts = (token: Token, { source, port = target.port }: At) => {
  const headers = { authorization: `UpToken ${token.token}`, 'content-type': 'application/octet-stream' };
  const shared = { headers, source, port, host: hostOf('en', port), patience: 30_000 };
  const path = partsPath(token);
  return {
    begin: async (): Promise<{ status: number; id: string | null }> => {
      const { status, text } = await ask({ ...shared, method: 'POST', path, body: '' });
      const found = /"uploadId":"([0-9a-f]{32})"/.exec(text)?.[1] ?? null;
      return { status, id: found };
    },
    put: (id: string, number: number, body: Buffer) =>
      ask({ ...shared, method: 'PUT', path: `${path}/${id}/${number}`, body }),
    drop: (id: string) => ask({ ...shared, method: 'DELETE', path: `${path}/${id}` }),
  };
};
