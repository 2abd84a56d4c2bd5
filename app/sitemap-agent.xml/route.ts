import { localeOfRequest } from '@/lib/platform/http/request-context';
import { sitemapFile } from '@/lib/site/seo/sitemap';

export const GET = (request: Request): Promise<Response> => sitemapFile(localeOfRequest(request), 'agent', request.url);
