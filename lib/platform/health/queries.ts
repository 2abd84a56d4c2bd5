import 'server-only';
import { sql } from 'drizzle-orm';
import { database } from '@/lib/platform/db/client';
import { log } from '@/lib/platform/log';

/**
 * Whether the database responds; logs the reason if not.
 * @param requestId of the current request, for the log
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
