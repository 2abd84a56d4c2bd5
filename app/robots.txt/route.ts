import { localeOfRequest } from '@/lib/http/visit';
import { robotsText } from '@/lib/seo/sitemap';

export const GET = (request: Request): Response =>
  new Response(robotsText(localeOfRequest(request)), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=600' },
  });
