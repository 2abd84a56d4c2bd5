import { localeOfRequest } from '@/lib/http/visit';
import { sitemapIndex } from '@/lib/seo/sitemap';

export const GET = (request: Request): Promise<Response> => sitemapIndex(localeOfRequest(request));
