import { localeOfRequest } from '@/lib/platform/http/request-context';
import { robotsText } from '@/lib/site/seo/robots';

export const GET = (request: Request): Response =>
  new Response(robotsText(localeOfRequest(request)), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=600' },
  });
