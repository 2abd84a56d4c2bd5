import 'server-only';
import { sql } from 'drizzle-orm';
import { database } from '@/lib/platform/db/client';
import { log } from '@/lib/platform/log';

/**
 * Whether the database answers; where it does not, the log says why.
 * @param requestId of the request that asks, for the log
 */
export const isDatabaseUp = (requestId: string): Promise<boolean> =>
  database()
    .execute(sql`select 1`)
    .then(
      () => true,
      (error: unknown) => {
        log().error({ err: error, requestId }, 'the database does not answer');
        return false;
      },
    );
