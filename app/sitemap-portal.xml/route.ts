import { localeOfRequest } from '@/lib/http/visit';
import { sitemapFile } from '@/lib/seo/sitemap';

export const GET = (request: Request): Promise<Response> =>
  sitemapFile(localeOfRequest(request), 'portal', request.url);
