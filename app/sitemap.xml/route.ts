import { localeOfRequest } from '@/lib/platform/http/request-context';
import { sitemapIndex } from '@/lib/site/seo/sitemap';

export const GET = (request: Request): Promise<Response> => sitemapIndex(localeOfRequest(request));
