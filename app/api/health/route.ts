import { headers } from 'next/headers';
import { env } from '@/lib/platform/env';
import { isDatabaseUp } from '@/lib/platform/health/queries';

export const dynamic = 'force-dynamic';

/** Health check: 200 with the db up, else 503. Available on every host. */
export async function GET(): Promise<Response> {
  const requestId = (await headers()).get('x-request-id') ?? '';
  const isUp = await isDatabaseUp(requestId);
  const code = isUp ? 200 : 503;
  const data = { status: isUp ? 'ok' : 'failing', revision: env().REVISION ?? null, database: isUp ? 'up' : 'down' };
  const answer = { code, message: data.status, data, requestId };
  return Response.json(answer, { status: code, headers: { 'cache-control': 'no-store' } });
}
