import type { CompanyProfile } from '@/lib/company/types';
import { AppError } from '@/lib/platform/errors';
import { coversTemplate } from '@/lib/showroom/template';
import { caseCap, hasProfileFeatures, hasStarFeatures, type Standing } from '@/lib/standing/rules';
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

/** The standing a block of the home requires and the company lacks; null if it may be shown. */
export function lockOf(kind: BlockKind, standing: Standing): Lock {
  const need = needs[kind] ?? null;
  return need === null || (need === 'profile' ? hasProfileFeatures : hasStarFeatures)(standing) ? null : need;
}

/** Whether a collection is closed to a company. */
export const isLocked = (collection: Collection, standing: Standing): boolean =>
  shapes[collection].gated && !hasProfileFeatures(standing);

/** Maximum items of a company in a collection. */
export const maxItems = (collection: Collection, standing: Standing): number =>
  shapes[collection].max ?? caseCap(standing);

/** @throws AppError forbidden if the collection requires grade A or B */
export function assertOpen(collection: Collection, standing: Standing): void {
  if (isLocked(collection, standing)) throw new AppError('forbidden', [{ field: 'collection', key: 'gateProfile' }]);
}

/** @throws AppError badRequest if another item would exceed the maximum */
export function assertRoom(collection: Collection, standing: Standing, count: number): void {
  if (count >= maxItems(collection, standing))
    throw new AppError('badRequest', [
      { field: 'collection', key: shapes[collection].max === null ? 'caseCap' : 'limit' },
    ]);
}

/** @throws AppError forbidden for switching to a template that the standing does not cover */
export function assertTemplate(
  requested: CompanyProfile['template'],
  current: CompanyProfile['template'],
  standing: Standing,
): void {
  if (requested !== current && !coversTemplate(requested, standing))
    throw new AppError('forbidden', [{ field: 'template', key: 'gateTemplate' }]);
}

/** @throws AppError forbidden for showing a block that the standing does not cover */
export function assertBlock(kind: BlockKind, standing: Standing): void {
  const lock = lockOf(kind, standing);
  if (lock) throw new AppError('forbidden', [{ field: kind, key: lock === 'star' ? 'gateStar' : 'gateProfile' }]);
}
