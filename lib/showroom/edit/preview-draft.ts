import { randomBytes } from 'node:crypto';
import type { SupplierActor } from '@/lib/platform/auth/actor';
import { assertMayDo } from '@/lib/platform/auth/rules';
import type { ShowroomDraft } from './schema';

type StoredDraft = { draft: ShowroomDraft; companyId: number; until: number };

const life = 10 * 60_000;
const max = 500;
const slot = Symbol.for('geco.preview-draft');
const root = globalThis as typeof globalThis & { [slot]?: Map<string, StoredDraft> };
const drafts = (): Map<string, StoredDraft> => {
  root[slot] ??= new Map();
  return root[slot];
};

/**
 * Stores unsaved settings and blocks of the actor's showroom for ten minutes; returns the key for its preview.
 * @throws AppError forbidden for a user whose role does not cover the showroom
 */
export function writeDraft(actor: SupplierActor, draft: ShowroomDraft): string {
  assertMayDo(actor, 'showroom');
  const stored = drafts();
  const now = Date.now();
  for (const [name, { until }] of stored) if (until < now || stored.size >= max) stored.delete(name);
  const name = randomBytes(12).toString('base64url');
  stored.set(name, { draft, companyId: actor.companyId, until: now + life });
  return name;
}

/** A draft of the actor's own company; null if unknown or expired. */
export function readDraft(actor: SupplierActor, name: string): ShowroomDraft | null {
  const stored = drafts().get(name);
  return stored && stored.companyId === actor.companyId && stored.until >= Date.now() ? stored.draft : null;
}
