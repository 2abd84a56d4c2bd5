import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

type Reply = { status?: number; data?: unknown; errors?: object[]; text?: string; headers?: Record<string, string> };
export type Weak = { port: number; close: () => Promise<void> };

/** A deliberately insecure site, to prove that a probe detects the flaw; `answer` maps path and body to a response. */
export async function openWeak(
  answer: (path: string, body: string, req: IncomingMessage) => Reply | Promise<Reply>,
): Promise<Weak> {
  const server = createServer(async (req, res) => {
    const parts: Buffer[] = [];
    try {
      for await (const part of req) parts.push(part as Buffer);
    } catch {
      return;
    }
    const body = Buffer.concat(parts).toString();
    const { status = 200, data = null, errors, text, headers = {} } = await answer(req.url ?? '', body, req);
    res.writeHead(status, { 'content-type': 'application/json', ...headers });
    res.end(text ?? JSON.stringify({ code: status, message: '', data, ...(errors ? { errors } : {}) }));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(() => done()));
    },
  };
}

/** Runs a probe against an insecure site and closes it. */
export async function against<T>(weak: Promise<Weak>, probe: (port: number) => Promise<T>): Promise<T> {
  const { port, close } = await weak;
  try {
    return await probe(port);
  } finally {
    await close();
  }
}
