import 'server-only';
import { and, eq, inArray } from 'drizzle-orm';
import { parameterOption, parameterOptionTranslation } from '@/lib/platform/db/schema/product';
import type { Transaction } from '@/lib/platform/db/transaction';
import { formatNumber } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/site';
import { unitSpace, unitSymbol } from '@/lib/product/unit';
import type { Value } from './bidder';
import type { KindSeed, SectorSeed } from './seed';
import type { RequestSeed } from './trade-seed';

/** A row of a request's requirements, of which a bidder's own value may fall short. */
export type Requirement = {
  position: number;
  parameterId: number;
  optionId: number | null;
  label: string;
  unit: string;
  value: string;
  min: number | null;
  max: number | null;
};

/** What a product states, as a language writes it. */
export function valueText(locale: Locale, { min, max, unit, text }: Value): string {
  if (min === null) return text + (unit === '' ? '' : unitSpace(locale, unit) + unitSymbol(locale, unit));
  const figures = [min, ...(max === null ? [] : [max])].map((figure) => formatNumber(locale, figure)).join('–');
  return figures + (unit === '' ? '' : unitSpace(locale, unit) + unitSymbol(locale, unit));
}

/** What a request asks for, under the names that `values`, of a product of its kind, have in its language. */
export async function findRequirements(
  tx: Transaction,
  { need, locale }: RequestSeed,
  { kind, sector }: { kind: KindSeed; sector: SectorSeed },
  values: readonly Value[],
): Promise<Requirement[]> {
  const params = new Map(kind.params.map((param) => [param.key, param]));
  const optionKey = (key: string) => `${sector.sector}.${key}`;
  const options = await tx
    .select({ id: parameterOption.id, key: parameterOption.key, label: parameterOptionTranslation.label })
    .from(parameterOption)
    .innerJoin(
      parameterOptionTranslation,
      and(eq(parameterOptionTranslation.optionId, parameterOption.id), eq(parameterOptionTranslation.locale, locale)),
    )
    .where(
      inArray(
        parameterOption.key,
        Object.values(need).flatMap((required) => (typeof required === 'string' ? [optionKey(required)] : [])),
      ),
    );
  return Object.entries(need).flatMap(([key, required], position) => {
    const param = params.get(key);
    const named = values.find(
      (value) => value.key === `${sector.sector}.${param?.label}` && value.unit === (param?.unit ?? ''),
    );
    if (!param || !named) return [];
    const { parameterId, label, unit } = named;
    const row: Requirement = { position, parameterId, label, unit, optionId: null, value: '', min: null, max: null };
    if (typeof required !== 'string') return [{ ...row, min: required[0], max: required[1] }];
    const option = param.type === 'option' && options.find((one) => one.key === optionKey(required));
    return [option ? { ...row, optionId: option.id, value: option.label } : { ...row, value: required }];
  });
}
