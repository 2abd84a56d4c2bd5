import { describe, expect, it } from 'vitest';
import { linkParts } from '@/lib/chat/linkify';

const links = (text: string) => linkParts(text).flatMap(({ href }) => href ?? []);

describe('linkParts', () => {
  it('finds addresses between words, without the signs of the sentence', () => {
    const text = 'See https://example.com/a?b=1&c=2, (http://example.com/x_(y)). Bye';
    expect(linkParts(text)).toEqual([
      { text: 'See ', href: null },
      { text: 'https://example.com/a?b=1&c=2', href: 'https://example.com/a?b=1&c=2' },
      { text: ', (', href: null },
      { text: 'http://example.com/x_(y)', href: 'http://example.com/x_(y)' },
      { text: '). Bye', href: null },
    ]);
  });

  it('ends an address where another script goes on without a space', () => {
    expect(links('请看https://example.com/product/9.html。谢谢')).toEqual(['https://example.com/product/9.html']);
    expect(links('الرابط https://example.com/ar،')).toEqual(['https://example.com/ar']);
  });

  it('keeps every letter', () => {
    const text = 'a https://x.example b\nhttps://y.example/?q=%20';
    expect(
      linkParts(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  });

  it('takes nothing but plain addresses of the web', () => {
    for (const text of [
      'javascript:alert(1)',
      'data:text/html,x',
      'ftp://example.com',
      'https://bank.example@evil.example/',
      'https://',
      'www.example.com',
    ])
      expect(links(text)).toEqual([]);
  });
});
