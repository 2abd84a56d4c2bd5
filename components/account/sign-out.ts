import type { signOutCall } from '@/lib/account/sign-in/schema';
import { callPath } from '@/lib/platform/http/call-contract';
import { type MemberKind, notifySignedIn } from '@/lib/platform/http/signed-in';
import { clearState } from '@/lib/platform/http/tab-state';

/** Ends the session of a kind in this browser, and forgets what the tab knew of it. */
export async function endSession(kind: MemberKind): Promise<void> {
  await callPath<typeof signOutCall>('/api/sign_out', { kind }, { quiet: true });
  clearState();
  notifySignedIn();
}
