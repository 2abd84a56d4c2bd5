import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findChatFile } from '@/lib/chat/attachment/queries';
import { sendMessage } from '@/lib/chat/commands';
import { readMessages } from '@/lib/chat/queries';
import { askSupport, openSupport } from '@/lib/chat/support/commands';
import { takeRequest } from '@/lib/chat/support/desk/commands';
import { supportState } from '@/lib/chat/support/queries';
import type { PurchaserActor, StaffActor } from '@/lib/platform/auth/actor';
import { database } from '@/lib/platform/db/client';
import { account, staffRole } from '@/lib/platform/db/schema/account';
import { upload } from '@/lib/platform/db/schema/upload';
import { env } from '@/lib/platform/env';
import { currentStorage } from '@/lib/platform/storage/settings';
import { demoDatabase } from '../database';
import { makePurchaser } from './trade-kit';

let buyer: PurchaserActor;
let other: PurchaserActor;
let lin: StaffActor;
let omar: StaffActor;

async function makeStaff(name: string): Promise<StaffActor> {
  const [row] = await database()
    .insert(account)
    .values({ kind: 'staff', username: `file_${name}`, name, locale: 'en' })
    .returning();
  const accountId = row?.id ?? 0;
  await database().insert(staffRole).values({ accountId, role: 'support' });
  return { kind: 'staff', accountId, name, roles: ['support'], locale: 'en', timeZone: 'UTC' } as unknown as StaffActor;
}
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { code: string; errors: { key: string }[] }) => error.errors[0]?.key ?? error.code,
  );
async function askSupportOf(actor: PurchaserActor): Promise<{ id: number; conversationId: number }> {
  await askSupport(actor, 'en');
  const { conversationId } = await openSupport(actor);
  return { id: (await supportState(actor, 'en')).request?.id ?? 0, conversationId };
}

beforeAll(async () => {
  await demoDatabase();
  env().STORAGE_SECRET ??= 'a secret for tests';
  env().SUPPORT_DESK = 'always';
  lin = await makeStaff('Lin');
  omar = await makeStaff('Omar');
}, 240_000);
beforeEach(async () => {
  buyer = await makePurchaser('fr');
  other = await makePurchaser('en');
});

describe('a file from the desk', () => {
  const filed = async (ownerKind: 'staff' | 'purchaser', ownerId: number) => {
    const key = `attachment/${crypto.randomUUID()}.pdf`;
    const file = { name: 'steps.pdf', mime: 'application/pdf', bytes: 10, idleSince: new Date() };
    await database()
      .insert(upload)
      .values({
        ...{ pendingKey: `pending/${key}`, key, state: 'filed', kind: 'attachment', private: true, ...file },
        ...{ ownerKind, ownerId },
      });
    return key;
  };
  const sendFile = (actor: StaffActor, conversationId: number, key: string) =>
    sendMessage(actor, 'en', { conversationId, clientId: crypto.randomUUID(), message: { kind: 'file', key } });

  it('reaches the served member, who can open it', async () => {
    const { id, conversationId } = await askSupportOf(buyer);
    const key = await filed('staff', lin.accountId);
    expect(await refusal(sendFile(lin, conversationId, key))).toBe('supportUntaken');
    await takeRequest(lin, id);
    await sendFile(lin, conversationId, key);
    const last = (await readMessages(buyer, conversationId, {})).items.at(-1);
    expect(last).toMatchObject({ kind: 'file', side: 'staff', name: 'Lin', content: { key, name: 'steps.pdf' } });
    const [found] = await database().select({ state: upload.state }).from(upload).where(eq(upload.key, key));
    expect(found?.state).toBe('referenced');
    expect(await findChatFile(currentStorage(), buyer, conversationId, key)).toContain('attachment/');
    expect(await refusal(findChatFile(currentStorage(), other, conversationId, key))).toBe('notFound');
  });

  it('must be uploaded by the desk', async () => {
    const { id, conversationId } = await askSupportOf(buyer);
    await takeRequest(lin, id);
    for (const key of [await filed('purchaser', other.accountId), await filed('staff', omar.accountId)])
      expect(await refusal(sendFile(lin, conversationId, key))).toBe('fileMissing');
  });
});
