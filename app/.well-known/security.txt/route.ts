import { securityText } from '@/lib/site/seo/security-text';

export const GET = (): Response =>
  new Response(securityText(new Date()), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=86400' },
  });
