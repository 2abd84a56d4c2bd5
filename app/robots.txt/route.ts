import { localeOfRequest } from '@/lib/platform/http/visit';
import { robotsText } from '@/lib/site/seo/sitemap';

export const GET = (request: Request): Response =>
  new Response(robotsText(localeOfRequest(request)), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=600' },
  });
