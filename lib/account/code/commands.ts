import 'server-only';
import { sql } from 'drizzle-orm';
import type { Client } from '@/lib/platform/auth/client';
import { drawCode, keyedHash, sameHash } from '@/lib/platform/auth/token';
import { type AccountKind, type CodePurpose, config } from '@/lib/platform/config';
import { type Db, database, rows } from '@/lib/platform/db/client';
import { transaction } from '@/lib/platform/db/transaction';
import { writeMail, writeSms } from '@/lib/platform/delivery/account-mail';
import { AppError } from '@/lib/platform/errors';
import type { Locale } from '@/lib/platform/i18n/site';
import { countTry } from '@/lib/platform/limit/count';
import { networkOf } from '@/lib/platform/limit/network';
import { enqueue } from '@/lib/platform/outbox/commands';
import { assertCodeAllowed } from './limit';

export type CodeTarget = { kind: AccountKind; purpose: CodePurpose; channel: 'sms' | 'mail'; target: string };
/** With `sent` false the same work is done without sending anything, so that callers cannot tell the difference. */
type CodeRequest = CodeTarget & {
  accountId: number | null;
  locale: Locale;
  client: Client;
  reader: { name: string; username: string };
  sent: boolean;
};

const codeHash = ({ kind, purpose, target }: CodeTarget, code: string): string =>
  keyedHash('code', `${kind} ${purpose} ${target} ${code}`);

async function send(db: Db, request: CodeRequest, code: string, expiresAt: Date): Promise<void> {
  const { channel, target, locale, reader, kind, sent } = request;
  if (channel === 'sms') {
    const text = await writeSms(locale, 'code', { code });
    return enqueue(db, { channel, to: target, content: { text }, expiresAt }, sent);
  }
  const forget = kind === 'supplier' ? 'supplierForget' : 'purchaserForget';
  const content = await writeMail('code', { locale, forget, ...reader }, code);
  return enqueue(db, { channel, to: target, content, expiresAt }, sent);
}

/**
 * Creates a code for a number or an e-mail address and sends it. docs/decisions/0019-code.md.
 * @throws AppError tooManyRequests with the seconds to wait
 */
export async function sendCode(request: CodeRequest): Promise<void> {
  const code = drawCode(config.code.digits);
  await transaction(async (tx) => {
    const { kind, purpose, channel, target, accountId, client, sent } = request;
    const { address } = client;
    await assertCodeAllowed(tx, { purpose, target, address });
    const now = new Date();
    const expiresAt = new Date(now.getTime() + config.code.life * 1000);
    await tx.execute(sql`insert into verification_code (kind, purpose, channel, target, account_id, code_hash, address, sent, created_at, expires_at)
      values (${kind}, ${purpose}, ${channel}, ${target}, ${accountId}, ${codeHash(request, code)}, ${networkOf(address)},
        ${sent}, ${now.toISOString()}, ${expiresAt.toISOString()})`);
    await send(tx, request, code, expiresAt);
  });
}

const wrong = (field: string): AppError => new AppError('badRequest', [{ field, key: 'code' }]);

/**
 * Redeems the newest code of a number or address; older codes are invalid and every attempt counts.
 * @returns the account that requested it, if any
 * @throws AppError badRequest for `field` if wrong, expired, used or tried too often; tooManyRequests
 */
export async function redeemCode(
  target: CodeTarget,
  code: string,
  client: Client,
  field = 'code',
): Promise<number | null> {
  await countTry('codeAddress', client.address);
  const now = new Date().toISOString();
  const { kind, purpose, target: to } = target;
  const [tried] = await rows<{ id: number; hash: string; accountId: number | null }>(
    database(),
    sql`update verification_code set attempts = attempts + 1
      where id = (select max(id) from verification_code where kind = ${kind} and purpose = ${purpose} and target = ${to})
        and used_at is null and expires_at > ${now} and attempts < ${config.code.attempts}::int
      returning id, code_hash as hash, account_id as "accountId"`,
  );
  if (!tried || !sameHash(tried.hash, codeHash(target, code))) throw wrong(field);
  const used = await rows(
    database(),
    sql`update verification_code set used_at = ${now} where id = ${tried.id} and used_at is null returning id`,
  );
  if (used.length === 0) throw wrong(field);
  return tried.accountId;
}
