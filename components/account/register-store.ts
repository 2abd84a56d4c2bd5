import { config } from '@/lib/platform/config';
import type { MemberKind } from '@/lib/platform/http/signed-in';

/** Progress of a registration, to resume after a reload; never a password. */
export type RegistrationProgress = { step: 2 | 3; ticket: string; phone: string; at: number };

const keyOf = (kind: MemberKind): string => `registration.${kind}`;

/** Progress stored for this tab; null if missing or expired on the server. */
export const readProgress = (kind: MemberKind): RegistrationProgress | null => {
  try {
    const found: Partial<RegistrationProgress> | null = JSON.parse(sessionStorage.getItem(keyOf(kind)) ?? 'null');
    const { step, ticket, phone, at = 0 } = found ?? {};
    if ((step !== 2 && step !== 3) || typeof ticket !== 'string' || typeof phone !== 'string') return null;
    return Date.now() - at < config.registration.life * 1000 ? { step, ticket, phone, at } : null;
  } catch {
    return null;
  }
};

/** Stores the progress for this tab; null clears it. */
export const writeProgress = (kind: MemberKind, progress: RegistrationProgress | null): void => {
  try {
    if (progress === null) sessionStorage.removeItem(keyOf(kind));
    else sessionStorage.setItem(keyOf(kind), JSON.stringify(progress));
  } catch {
    // Without storage a reload starts over.
  }
};

const typedKey = (slot: string): string => `registration.typed.${slot}`;

/** Stored values of the named fields of a step. */
export const readTyped = (slot: string, names: readonly string[]): Record<string, string> => {
  try {
    const found: Record<string, unknown> = JSON.parse(sessionStorage.getItem(typedKey(slot)) ?? '{}');
    return Object.fromEntries(
      names.flatMap((name) => {
        const text = found[name];
        return typeof text === 'string' ? [[name, text]] : [];
      }),
    );
  } catch {
    return {};
  }
};

/** Stores a step's input for this tab; null clears it. */
export const writeTyped = (slot: string, typed: Record<string, string> | null): void => {
  try {
    if (typed === null) sessionStorage.removeItem(typedKey(slot));
    else sessionStorage.setItem(typedKey(slot), JSON.stringify(typed));
  } catch {
    // Without storage a reload starts over.
  }
};
