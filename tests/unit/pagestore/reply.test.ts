import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { writeAnswer } from '@/lib/platform/pagestore/reply';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** Both ends of one connection. */
const pair = async (): Promise<{ client: Socket; server: Socket }> => {
  const listener = createServer();
  await new Promise<void>((done) => listener.listen(0, '127.0.0.1', done));
  const accepted = new Promise<Socket>((done) => listener.once('connection', done));
  const client = connect((listener.address() as AddressInfo).port, '127.0.0.1');
  const server = await accepted;
  closing.push(() => {
    client.destroy();
    server.destroy();
    listener.close();
  });
  return { client, server };
};
const answer = (body: string) => ({ status: 200, fixed: ['a', 'b'], own: ['c', 'd'], body: Buffer.from(body) });

describe('writeAnswer', () => {
  it('writes status, headers and body', async () => {
    const { client, server } = await pair();
    writeAnswer(server, answer('text'));
    server.end();
    const parts: Buffer[] = [];
    for await (const part of client) parts.push(part);
    expect(Buffer.concat(parts).toString()).toMatch(/^HTTP\/1\.1 200 OK\r\ndate: .* GMT\r\na: b\r\nc: d\r\n\r\ntext$/);
  });

  it('keeps bytes one client has not read while others are served', async () => {
    const slow = await pair();
    const quick = await pair();
    quick.client.resume();
    slow.client.pause();
    let written = 0;
    while (writeAnswer(slow.server, answer('a'.repeat(40_000))) || slow.server.writableLength === 0) written++;
    for (let at = 0; at < 20; at++) writeAnswer(quick.server, answer('b'.repeat(40_000)));
    slow.server.end();
    const parts: Buffer[] = [];
    for await (const part of slow.client) parts.push(part);
    const text = Buffer.concat(parts).toString();
    expect(text.match(/a{40000}/g)).toHaveLength(written + 1);
    expect(text).not.toContain('bb');
  });

  it('refuses a header that injects another', async () => {
    const { server } = await pair();
    expect(() => writeAnswer(server, { ...answer(''), fixed: ['location', '/x\r\nset-cookie: a=b'] })).toThrow(
      TypeError,
    );
  });
});
