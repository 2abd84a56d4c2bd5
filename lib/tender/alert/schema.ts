import { z } from 'zod';
import { config } from '@/lib/platform/config';
import { alertStates } from '@/lib/platform/db/schema/alert-state';
import { filledLine, lineField } from '@/lib/platform/field/text';
import { defineOwnCall } from '@/lib/platform/http/call';
import { idField, siteIdField, wholeFigure } from '@/lib/platform/http/field';
import { isCurrency } from '@/lib/platform/money/currency';
import { tenderBrief } from '@/lib/tender/schema';
import { alertLimits } from './constants';

const member = { method: 'POST', actor: 'member' } as const;
const wholeUpTo = (max: number) => {
  const refusal = `whole:1:${max}`;
  return wholeFigure(refusal)
    .refine((value) => value >= 1 && value <= max, refusal)
    .nullable()
    .default(null);
};

/** Criteria of an alert: words, filters, or both. Values in whole units of the currency. */
export const alertFields = z
  .object({
    name: filledLine(alertLimits.name),
    words: lineField(alertLimits.words).default(''),
    countries: z
      .array(z.string().regex(/^[A-Z]{2}$/))
      .max(alertLimits.countries)
      .default([]),
    categoryIds: z.array(idField).max(alertLimits.sectors).default([]),
    way: z.enum(config.tender.ways).nullable().default(null),
    category: z.enum(config.tender.categories).nullable().default(null),
    valueMin: wholeUpTo(alertLimits.amount),
    valueMax: wholeUpTo(alertLimits.amount),
    currency: z.string().refine(isCurrency, 'choice').default(config.baseCurrency),
    unstated: z.boolean().default(true),
    closingDays: wholeUpTo(alertLimits.days),
  })
  .refine(({ valueMin, valueMax }) => valueMin === null || valueMax === null || valueMin <= valueMax, {
    error: 'rangeOrder',
    path: ['valueMax'],
  })
  .refine(
    ({ words, countries, categoryIds, ...one }) =>
      words !== '' ||
      countries.length + categoryIds.length > 0 ||
      [one.way, one.category, one.valueMin, one.valueMax, one.closingDays].some((value) => value !== null),
    { error: 'savedEmpty', path: ['words'] },
  );
export type AlertInput = z.output<typeof alertFields>;

/** Why a tender matches: what of the alert it has, each null or empty where the alert does not ask for it. */
const reason = z.object({
  country: z.string().nullable(),
  sectors: z.array(z.string()),
  words: z.array(z.string()),
  way: z.enum(config.tender.ways).nullable(),
  category: z.enum(config.tender.categories).nullable(),
  /** whether the alert asks for a value */
  value: z.boolean(),
  /** whole days until the deadline, null without one */
  days: z.number().int().nullable(),
});
export type AlertReason = z.output<typeof reason>;

const match = tenderBrief.omit({ status: true }).extend({
  /** a description in the site's language, where the title is in the language of no site */
  about: z.string().nullable(),
  buyer: z.string(),
  deadlineOffset: z.number().nullable(),
  budget: z.object({ min: z.number().nullable(), max: z.number().nullable(), currency: z.string() }).nullable(),
  reason,
});

const alert = z.object({
  id: z.number().int(),
  state: z.enum(alertStates),
  ...alertFields.shape,
  /** open tenders that match, counted no further than `alertLimits.counted` */
  open: z.number().int(),
  /** the newest of them, at most `alertLimits.listed` */
  matches: z.array(match),
});
export type TenderAlert = z.output<typeof alert>;
export type AlertMatch = TenderAlert['matches'][number];

export const alertListCall = defineOwnCall({
  ...member,
  path: '/api/tender/alert/list',
  input: z.object({ siteId: siteIdField }),
  output: z.object({ items: z.array(alert) }),
});

/** Creates or changes an alert; its words are in the language of the site. */
export const alertSaveCall = defineOwnCall({
  ...member,
  path: '/api/tender/alert/save',
  input: z.object({ siteId: siteIdField, id: idField.nullable().default(null), alert: alertFields }),
  output: z.object({ id: z.number().int() }),
});

/** Pauses, resumes, deletes or restores an alert. */
export const alertStateCall = defineOwnCall({
  ...member,
  path: '/api/tender/alert/state',
  input: z.object({ id: idField, state: z.enum(alertStates) }),
  output: z.null(),
});
