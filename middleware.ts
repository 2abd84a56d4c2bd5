import { type NextRequest, NextResponse } from 'next/server';
import { config as constants } from '@/lib/config';
import { decide } from '@/lib/gateway/decide';
import { gatewaySettings } from '@/lib/gateway/settings';

export const config = {
  matcher: ['/((?!_next/|api/|storage/|favicon\\.ico$).*)'],
  runtime: 'nodejs',
};

const names = constants.cookie;

const requestId = (given: string | null): string =>
  given !== null && /^[\w-]{8,64}$/.test(given) ? given : crypto.randomUUID();

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
      },
    },
    gatewaySettings(),
  );
  const forwarded = new Headers(headers);
  forwarded.set('x-request-id', id);
  switch (decision.kind) {
    case 'redirect':
      return NextResponse.redirect(new URL(decision.location, nextUrl), decision.status);
    case 'misdirected':
      return new NextResponse(null, { status: 421 });
    case 'pass':
      return NextResponse.next({ request: { headers: forwarded } });
    case 'rewrite':
      return NextResponse.rewrite(new URL(decision.internal, nextUrl), {
        status: decision.status,
        request: { headers: forwarded },
      });
  }
};

/** The gateway's decision on a request, carried out. Specification 2.2. */
export const middleware = (request: NextRequest): NextResponse => {
  const id = requestId(request.headers.get('x-request-id'));
  const response = answer(request, id);
  response.headers.set('x-request-id', id);
  return response;
};
