import type { CompanyProfile } from '@/lib/company/types';
import { AppError } from '@/lib/platform/errors';
import { caseCap, coversTemplate, hasProfileFeatures, hasStarFeatures, type Standing } from '@/lib/standing/rules';
import type { BlockKind } from '../types';
import { type Collection, shapes } from './collection';
import type { Lock } from './types';

const needs: Partial<Record<BlockKind, Exclude<Lock, null>>> = {
  production: 'profile',
  history: 'profile',
  team: 'profile',
  power: 'profile',
  certificate: 'profile',
  partner: 'profile',
  module: 'profile',
  launch: 'star',
  agent: 'star',
};

/** Why a company's standing keeps a block of its home hidden; null where it does not. */
export function lockOf(kind: BlockKind, standing: Standing): Lock {
  const need = needs[kind] ?? null;
  return need === null || (need === 'profile' ? hasProfileFeatures : hasStarFeatures)(standing) ? null : need;
}

/** Whether a collection is not open to a company. */
export const isLocked = (collection: Collection, standing: Standing): boolean =>
  shapes[collection].gated && !hasProfileFeatures(standing);

/** How many items a company may have in a collection. */
export const maxItems = (collection: Collection, standing: Standing): number =>
  shapes[collection].max ?? caseCap(standing);

/** @throws AppError forbidden where a collection is open to grades A and B alone */
export function assertOpen(collection: Collection, standing: Standing): void {
  if (isLocked(collection, standing)) throw new AppError('forbidden', [{ field: 'collection', key: 'gateProfile' }]);
}

/** @throws AppError badRequest where one item more would be too many */
export function assertRoom(collection: Collection, standing: Standing, count: number): void {
  if (count >= maxItems(collection, standing))
    throw new AppError('badRequest', [
      { field: 'collection', key: shapes[collection].max === null ? 'caseCap' : 'limit' },
    ]);
}

/** @throws AppError forbidden for a template that is chosen anew and that the standing does not cover */
export function assertTemplate(
  wanted: CompanyProfile['template'],
  held: CompanyProfile['template'],
  standing: Standing,
): void {
  if (wanted !== held && !coversTemplate(wanted, standing))
    throw new AppError('forbidden', [{ field: 'template', key: 'gateTemplate' }]);
}

/** @throws AppError forbidden where a block is switched on that the standing keeps hidden */
export function assertBlock(kind: BlockKind, standing: Standing): void {
  const lock = lockOf(kind, standing);
  if (lock) throw new AppError('forbidden', [{ field: kind, key: lock === 'star' ? 'gateStar' : 'gateProfile' }]);
}
