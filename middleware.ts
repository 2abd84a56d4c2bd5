import { type NextRequest, NextResponse } from 'next/server';
import { config as constants } from '@/lib/platform/config';
import { privateCsp } from '@/lib/platform/gateway/csp-private';
import { decide } from '@/lib/platform/gateway/decide';
import { gatewaySettings } from '@/lib/platform/gateway/settings';
import type { Rewrite } from '@/lib/platform/gateway/types';
import { routes } from '@/lib/platform/routes/table';

export const config = {
  matcher: ['/((?!_next/|api/|storage/|favicon\\.ico$).*)'],
  runtime: 'nodejs',
};

const names = constants.cookie;

const requestId = (given: string | null): string =>
  given !== null && /^[\w-]{8,64}$/.test(given) ? given : crypto.randomUUID();

const render = (
  { parsed, internal, status }: Rewrite,
  url: NextRequest['nextUrl'],
  forwarded: Headers,
): NextResponse => {
  const area = status === 200 && parsed !== null ? routes[parsed.name].area : 'public';
  if (area === 'public')
    return NextResponse.rewrite(new URL(internal, url), { status, request: { headers: forwarded } });
  // Private pages: scripts need a nonce, and the full query is passed on.
  const policy = privateCsp(crypto.randomUUID().replaceAll('-', ''), area === 'admin' ? 'none' : 'self');
  forwarded.set('content-security-policy', policy);
  const response = NextResponse.rewrite(new URL(internal + url.search, url), {
    request: { headers: forwarded },
  });
  response.headers.set('content-security-policy', policy);
  response.headers.set('cache-control', 'private, no-store');
  return response;
};

const answer = (request: NextRequest, id: string): NextResponse => {
  const { headers, cookies, nextUrl, method } = request;
  const decision = decide(
    {
      host: headers.get('host') ?? '',
      path: nextUrl.pathname,
      search: nextUrl.search,
      method,
      headers: {
        userAgent: headers.get('user-agent') ?? undefined,
        acceptLanguage: headers.get('accept-language') ?? undefined,
        referer: headers.get('referer') ?? undefined,
      },
      cookies: {
        token: cookies.get(names.supplier)?.value,
        usertoken: cookies.get(names.purchaser)?.value,
        i18n_redirected: cookies.get(names.language.name)?.value,
        device: cookies.get(names.device.name)?.value,
        stafflang: cookies.get(names.staffLanguage.name)?.value,
      },
    },
    gatewaySettings(),
  );
  const forwarded = new Headers(headers);
  forwarded.set('x-request-id', id);
  switch (decision.kind) {
    case 'redirect': {
      const response = NextResponse.redirect(new URL(decision.location, nextUrl), decision.status);
      if (decision.cookie) response.headers.append('set-cookie', decision.cookie);
      return response;
    }
    case 'misdirected':
      return new NextResponse(null, { status: 421 });
    case 'pass':
      return NextResponse.next({ request: { headers: forwarded } });
    case 'rewrite':
      return render(decision, nextUrl, forwarded);
  }
};

/** The gateway's decision on a request, carried out. docs/domain.md, Addresses. */
export const middleware = (request: NextRequest): NextResponse => {
  const id = requestId(request.headers.get('x-request-id'));
  const response = answer(request, id);
  response.headers.set('x-request-id', id);
  return response;
};
