import type { signOutCall } from '@/lib/account/sign-in/schema';
import { callPath } from '@/lib/platform/http/call-contract';
import { type MemberKind, notifySignedIn } from '@/lib/platform/http/signed-in';
import { clearState } from '@/lib/platform/http/tab-state';

/** Ends this browser's session of a kind and clears the tab's state for it. */
export async function endSession(kind: MemberKind): Promise<void> {
  await callPath<typeof signOutCall>('/api/sign_out', { kind }, { quiet: true });
  clearState();
  notifySignedIn();
}
