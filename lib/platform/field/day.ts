import { z } from 'zod';
import { isDay } from '@/lib/platform/calendar/day';

/** A calendar date, YYYY-MM-DD, valid in PostgreSQL: from year 1. */
export const dayField = (refusal?: string) => z.iso.date(refusal).refine(isDay, refusal);

/** An instant in UTC, ISO 8601, on such a day. */
export const instantField = (refusal?: string) =>
  z.iso.datetime(refusal).refine((text) => isDay(text.slice(0, 10)), refusal);
