import { describe, expect, it } from 'vitest';
import { linkParts } from '@/lib/chat/linkify';

const links = (text: string) => linkParts(text).flatMap(({ href }) => href ?? []);

describe('linkParts', () => {
  it('finds URLs between words, without the sentence’s punctuation', () => {
    const text = 'See https://example.com/a?b=1&c=2, (http://example.com/x_(y)). Bye';
    expect(linkParts(text)).toEqual([
      { text: 'See ', href: null },
      { text: 'https://example.com/a?b=1&c=2', href: 'https://example.com/a?b=1&c=2' },
      { text: ', (', href: null },
      { text: 'http://example.com/x_(y)', href: 'http://example.com/x_(y)' },
      { text: '). Bye', href: null },
    ]);
  });

  it('ends a URL where another script follows without a space', () => {
    expect(links('请看https://example.com/product/9.html。谢谢')).toEqual(['https://example.com/product/9.html']);
    expect(links('الرابط https://example.com/ar،')).toEqual(['https://example.com/ar']);
  });

  it('preserves the text', () => {
    const text = 'a https://x.example b\nhttps://y.example/?q=%20';
    expect(
      linkParts(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  });

  it('accepts only plain web URLs', () => {
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
