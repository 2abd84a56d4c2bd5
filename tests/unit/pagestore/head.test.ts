import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readHead } from '@/lib/platform/pagestore/head';
import { runs } from '@/tests/property';

const read = (text: string) => readHead(Buffer.from(text, 'latin1'));
const plain =
  'GET /product/1.html?page=2 HTTP/1.1\r\nHost: en.geco.localhost\r\nAccept-Encoding:gzip, br\t\r\nX-Empty:\r\n\r\n';

describe('readHead', () => {
  it('parses a plain request, with lower-case names and trimmed values', () => {
    expect(read(plain)).toEqual({
      method: 'GET',
      url: '/product/1.html?page=2',
      headers: { host: 'en.geco.localhost', 'accept-encoding': 'gzip, br', 'x-empty': '' },
    });
  });

  it.each([
    ['another method', plain.replace('GET', 'POST')],
    ['HEAD', plain.replace('GET', 'HEAD')],
    ['HTTP/1.0', plain.replace('1.1', '1.0')],
    ['an absolute address', plain.replace('/product', 'http://evil.example/product')],
    ['a space in the address', plain.replace('/product', '/pro duct')],
    ['bytes beyond ASCII in the address', plain.replace('/product', '/prod\u00fcct')],
    ['a body of known length', plain.replace('X-Empty:', 'Content-Length: 0')],
    ['a body in pieces', plain.replace('X-Empty:', 'Transfer-Encoding: chunked')],
    ['a change of protocol', plain.replace('X-Empty:', 'Upgrade: websocket')],
    ['a connection that ends', plain.replace('X-Empty:', 'Connection: close')],
    ['a header twice', plain.replace('X-Empty:', 'HOST: evil.example')],
    ['no host', plain.replace('Host', 'Hust')],
    ['an empty host', plain.replace(' en.geco.localhost', '')],
    ['a folded header', plain.replace('X-Empty:', ' folded')],
    ['a space before the colon', plain.replace('X-Empty:', 'X-Empty :')],
    ['a control character', plain.replace('X-Empty:', 'X-Empty: a\u0000b')],
    ['a bare line feed', plain.replace('X-Empty:', 'X-Empty: a\nContent-Length: 5')],
    ['a bare carriage return', plain.replace('X-Empty:', 'X-Empty: a\rb')],
    ['a part of a request', plain.slice(0, -2)],
    ['two requests', plain + plain],
    ['a request and what may be its body', `${plain}x`],
    ['nothing', ''],
    ['a head longer than 16 KiB', plain.replace('X-Empty:', `X-Empty: ${'x'.repeat(17_000)}`)],
  ])('leaves %s to Node', (_, text) => {
    expect(read(text)).toBeNull();
  });

  it('accepts only text that is unambiguously one request without a body', () => {
    const piece = fc.constantFrom('GET / HTTP/1.1', '\r\n', '\n', '\r', 'Host: a', 'Content-Length: 3', ' ', ':', 'x');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
        const text = pieces.join('');
        if (!read(text)) return;
        expect(text).toMatch(/^GET \/ HTTP\/1\.1\r\n(?:[^\r\n]+\r\n)+\r\n$/);
        expect(text).not.toMatch(/content-length/i);
        expect(text.match(/^host/gim)).toHaveLength(1);
      }),
      { numRuns: runs(5_000) },
    );
  });

  // Each took a third of a second when a regular expression could divide the spaces in many ways.
  it('parses the longest heads quickly', { timeout: 30_000 }, () => {
    for (let index = 0; index < 300; index++) {
      const blank = ' '.repeat(15_900);
      expect(read(`GET / HTTP/1.1\r\nHost: a\r\nx${index}:${blank}\x80\r\n\r\n`)).toBeNull();
      expect(read(`GET / HTTP/1.1\r\nHost: a\r\nx${index}:a${'a '.repeat(7_900)}\x80\r\n\r\n`)).toBeNull();
    }
  });
});
