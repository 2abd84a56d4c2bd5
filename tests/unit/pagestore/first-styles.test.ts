import { describe, expect, it } from 'vitest';
import { publicCsp } from '@/lib/platform/pagestore/csp-public';
import { FirstStyles } from '@/lib/platform/pagestore/first-styles';

const sheets: Record<string, string> = {
  '/_next/static/a.css': [
    '@layer theme{:root{--ink:#111}}',
    '@layer base{a,.foreign b{color:var(--ink)}}',
    '@layer empty{.foreign{color:red}}',
    '.card{color:blue}.card,.foreign{margin:0}.card .foreign{top:0}.card:not(.foreign){left:0}',
    '.md\\:p-2\\.5{padding:10px}.\\32 xl{width:2px}.\\[\\&\\>a\\]\\:b>a{top:1px}',
    '.card[href$=".pdf"]{top:2px}',
    '@media (min-width:40rem){.card{color:green}.foreign{color:red}}',
    '@media print{.foreign{display:none}}',
    '@keyframes turn{to{rotate:1turn}}@keyframes unused{to{rotate:1turn}}',
    '.card{animation:turn 1s}.foreign{animation:unused 1s}',
    '@property --seen{syntax:"*";inherits:false}@property --none{syntax:"*";inherits:false}.card{--seen:1}',
    '@font-face{font-family:Noto;src:url(../media/n.woff2)}.card{background:url("/b.png") url(data:image/png;base64,x) url(#c)}',
  ].join(''),
  '/_next/static/b.css': '.card{color:red}',
};
const link = (name: string) => `<link rel="stylesheet" href="/_next/static/${name}.css" data-precedence="next"/>`;
const page = (links: string) =>
  `<html><head>${links}</head><body><p class="card md:p-2.5"><a class="2xl [&amp;&gt;a]:b">x</a></p><style>p{color:red}</style></body></html>`;
const inline = (html: string) => new FirstStyles((path) => sheets[path] ?? null).inline(html);
const styleOf = (html: string) => html.match(/<style>([\s\S]*?)<\/style>/)?.[1] ?? '';

describe('the styles of a first paint', () => {
  const { html, sheets: requested } = inline(page(link('a') + link('b')));
  const style = styleOf(html);

  it('are those that the page’s elements can match, in order', () => {
    expect(style).not.toContain('.foreign b');
    expect(style).not.toContain('red;');
    for (const kept of [
      '@layer theme{:root{--ink:#111}}',
      '@layer base{a{color:var(--ink)}}',
      '@layer empty{}',
      '.card{margin:0}',
      '.card:not(.foreign){left:0}',
      '.md\\:p-2\\.5{',
      '.\\32 xl{',
      '.\\[\\&\\>a\\]\\:b>a{',
      '.card[href$=".pdf"]{',
      '@media (min-width:40rem){.card{color:green}}',
      '@keyframes turn',
      '@property --seen',
      '@font-face{font-family:Noto;src:url(/_next/media/n.woff2)}',
      '{background:url("/b.png") url(data:image/png;base64,x) url(#c)}',
    ])
      expect(style).toContain(kept);
    for (const left of ['.card .foreign', '@media print', '@keyframes unused', '@property --none'])
      expect(style).not.toContain(left);
    expect(style.indexOf('.card{color:blue}')).toBeLessThan(style.indexOf('.card{color:red}'));
  });

  it('replace the links, which are loaded later in order', () => {
    expect(html).not.toContain('<link rel="stylesheet"');
    expect(requested).toEqual(['/_next/static/a.css', '/_next/static/b.css']);
  });

  it('are the only style element allowed by the page’s policy', () => {
    const [sources = ''] = publicCsp(html).match(/style-src '[^;]*/) ?? [];
    expect(sources.match(/'sha256-/g)).toHaveLength(1);
    expect(publicCsp(page(''))).toContain("style-src 'self';");
  });

  it('are left to the links if a sheet cannot be read', () => {
    const before = page(link('a') + link('missing'));
    expect(inline(before)).toEqual({ html: before, sheets: [] });
  });
});
