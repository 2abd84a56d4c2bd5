import { useSyncExternalStore } from 'react';
import { config } from '@/lib/platform/config';

export type MemberKind = 'supplier' | 'purchaser';

const storageKey = 'actor';
const order: readonly MemberKind[] = ['purchaser', 'supplier'];

const stored = (): string | null => {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
};

/** The kinds that this browser is probably signed in as, purchaser first, by the cookie that scripts may read; the server decides. */
export const signedInKinds = (): MemberKind[] => {
  const pair = document.cookie.split('; ').find((one) => one.startsWith(`${config.cookie.present.name}=`));
  const kinds = pair?.slice(config.cookie.present.name.length + 1).split('.') ?? [];
  return order.filter((kind) => kinds.includes(kind));
};

/**
 * Who acts outside the centers: chosen in the header's menu, by default the purchaser.
 * docs/domain.md, Who acts.
 */
export const actingKind = (): MemberKind | null => {
  const kinds = signedInKinds();
  return kinds.find((kind) => kind === stored()) ?? kinds[0] ?? null;
};

const listeners = new Set<() => void>();

/** Notifies subscribers of a sign-in or sign-out in this browser. */
export const notifySignedIn = (): void => {
  for (const listener of listeners) listener();
};

/** Stores who acts if both kinds are signed in. */
export const chooseActor = (kind: MemberKind): void => {
  try {
    localStorage.setItem(storageKey, kind);
  } catch {
    // Without storage the purchaser acts.
  }
  notifySignedIn();
};

/** Who acts on a page by its path: its center's kind, else `actingKind`. docs/domain.md, Who acts. */
export const actorOfPage = (path: string): MemberKind | null => {
  const [, first] = path.split('/');
  if (first === 'amember') return 'purchaser';
  return first === 'companycenter' || first === 'acompany' ? 'supplier' : actingKind();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  document.addEventListener('visibilitychange', listener);
  return () => {
    listeners.delete(listener);
    document.removeEventListener('visibilitychange', listener);
  };
};
const snapshot = () => [actingKind() ?? '', ...signedInKinds()].join('.');

/** Who is probably signed in, purchaser first, and who acts; empty during server rendering. */
export const useSignedIn = (): { kinds: MemberKind[]; acting: MemberKind | null } => {
  const [acting = '', ...kinds] = useSyncExternalStore(subscribe, snapshot, () => '').split('.');
  return { kinds: kinds as MemberKind[], acting: (acting || null) as MemberKind | null };
};
