import { call } from '@/lib/http/client';
import { type MemberKind, tellPresence } from '@/lib/http/presence';
import { clearState } from '@/lib/http/state';

/** Ends the session of a kind in this browser, and forgets what the tab knew of it. */
export async function leave(kind: MemberKind): Promise<void> {
  await call('/api/sign_out', { kind }, { quiet: true });
  clearState();
  tellPresence();
}
