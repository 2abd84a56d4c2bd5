import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type Asked = { q: string[]; source: string; target: string; format: string; api_key?: string };

/** A mock of LibreTranslate's API: prefixes each text with the languages. */
export async function startTranslationService(port = 0) {
  const inputs: Asked[] = [];
  let answer: ((input: Asked) => [status: number, body: unknown]) | null = null;
  const usual = ({ q, source, target }: Asked): [number, unknown] => [
    200,
    {
      translatedText: q.map((text) => `[${source === 'auto' ? 'it' : source}>${target}] ${text}`),
      ...(source === 'auto' ? { detectedLanguage: q.map(() => ({ confidence: 90, language: 'it' })) } : {}),
    },
  ];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      if (request.url !== '/translate') return response.writeHead(404).end();
      const body = JSON.parse(Buffer.concat(parts).toString()) as Asked;
      inputs.push(body);
      const [status, content] = (answer ?? usual)(body);
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(content));
    });
  });
  // A busy process would close a connection just as its client reuses it.
  server.keepAliveTimeout = 0;
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: inputs,
    /** Overrides the response; null restores the default. */
    say: (next: typeof answer) => {
      answer = next;
    },
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
