import { currentHosts } from '@/lib/platform/i18n/current-host';
import type { Locale } from '@/lib/platform/i18n/site';
import { escapedXml } from '@/lib/platform/xml';
import { listSitemap, listSitemapFiles, type SitemapPart } from './queries';

const element = (tag: string, loc: string, lastmod: string | null): string =>
  `<${tag}><loc>${escapedXml(loc)}</loc>${lastmod ? `<lastmod>${lastmod}</lastmod>` : ''}</${tag}>`;
const document = (root: string, elements: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${elements.join('\n')}\n</${root}>\n`;

const cache = { 'cache-control': 'public, max-age=600' };
const xml = (body: string): Response =>
  new Response(body, { headers: { 'content-type': 'application/xml; charset=utf-8', ...cache } });

const filePath = (part: SitemapPart, file: number): string => `/sitemap-${part}.xml${file > 1 ? `?file=${file}` : ''}`;

/** The index of a site's sitemaps. */
export const sitemapIndex = async (locale: Locale): Promise<Response> => {
  const { absolute } = currentHosts();
  const files = await listSitemapFiles(locale);
  const elements = files.map(({ part, file, lastmod }) =>
    element('sitemap', absolute(locale, filePath(part, file)), lastmod),
  );
  return xml(document('sitemapindex', elements));
};

/** A sitemap of a site; the number is the URL's `?file=`, 404 if there is none. */
export const sitemapFile = async (locale: Locale, part: SitemapPart, address: string): Promise<Response> => {
  const { absolute } = currentHosts();
  const fileNumber = new URL(address).searchParams.get('file') ?? '1';
  const entries = /^[1-9]\d{0,4}$/.test(fileNumber) ? await listSitemap(locale, part, Number(fileNumber)) : [];
  if (entries.length === 0) return new Response(null, { status: 404 });
  return xml(
    document(
      'urlset',
      entries.map(({ path, lastmod }) => element('url', absolute(locale, path), lastmod)),
    ),
  );
};
