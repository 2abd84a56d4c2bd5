import { sql } from 'drizzle-orm';
import { headers } from 'next/headers';
import { db } from '@/lib/db/client';
import { env } from '@/lib/env';
import { log } from '@/lib/log';

export const dynamic = 'force-dynamic';

/** Whether the site can serve: 200 with the database up, else 503. Answers on every host. */
export async function GET(): Promise<Response> {
  const requestId = (await headers()).get('x-request-id') ?? '';
  const database = await db()
    .execute(sql`select 1`)
    .then(
      () => 'up',
      (error: unknown) => {
        log().error({ err: error, requestId }, 'the database does not answer');
        return 'down';
      },
    );
  const code = database === 'up' ? 200 : 503;
  const data = { status: code === 200 ? 'ok' : 'failing', revision: env().REVISION ?? null, database };
  const answer = { code, message: data.status, data, requestId };
  return Response.json(answer, { status: code, headers: { 'cache-control': 'no-store' } });
}
