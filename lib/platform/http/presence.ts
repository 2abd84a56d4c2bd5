import { useSyncExternalStore } from 'react';
import { config } from '@/lib/platform/config';

export type MemberKind = 'supplier' | 'purchaser';

const chosen = 'actor';
const order: readonly MemberKind[] = ['purchaser', 'supplier'];

const stored = (): string | null => {
  try {
    return localStorage.getItem(chosen);
  } catch {
    return null;
  }
};

/** The kinds that this browser is probably signed in as, purchaser first, by the cookie that scripts may read; the server decides. */
export const presentKinds = (): MemberKind[] => {
  const pair = document.cookie.split('; ').find((one) => one.startsWith(`${config.cookie.present.name}=`));
  const kinds = pair?.slice(config.cookie.present.name.length + 1).split('.') ?? [];
  return order.filter((kind) => kinds.includes(kind));
};

/**
 * Who acts outside of the centers: the one chosen in the header's menu, else the purchaser first.
 * docs/domain.md, Who acts.
 */
export const actingKind = (): MemberKind | null => {
  const kinds = presentKinds();
  return kinds.find((kind) => kind === stored()) ?? kinds[0] ?? null;
};

const listeners = new Set<() => void>();

/** Tells who watches that somebody has signed in or out here. */
export const tellPresence = (): void => {
  for (const listener of listeners) listener();
};

/** Keeps who is to act where both are signed in. */
export const chooseActor = (kind: MemberKind): void => {
  try {
    localStorage.setItem(chosen, kind);
  } catch {
    // Without storage the purchaser acts.
  }
  tellPresence();
};

/** The actor of a page by its address: that of its center, else whoever acts. docs/domain.md, Who acts. */
export const actorOfPage = (path: string): MemberKind | null => {
  const [, first] = path.split('/');
  if (first === 'amember') return 'purchaser';
  return first === 'companycenter' || first === 'acompany' ? 'supplier' : actingKind();
};

const watch = (listener: () => void) => {
  listeners.add(listener);
  document.addEventListener('visibilitychange', listener);
  return () => {
    listeners.delete(listener);
    document.removeEventListener('visibilitychange', listener);
  };
};
const snapshot = () => [actingKind() ?? '', ...presentKinds()].join('.');

/** Who is probably signed in, purchaser first, and who acts; nobody while the server renders. */
export const usePresence = (): { kinds: MemberKind[]; acting: MemberKind | null } => {
  const [acting = '', ...kinds] = useSyncExternalStore(watch, snapshot, () => '').split('.');
  return { kinds: kinds as MemberKind[], acting: (acting || null) as MemberKind | null };
};
