import { z } from 'zod';
import { textField } from '@/lib/platform/field/text';

/** Why something was declined: a usual reason, which its reader reads in a language of their own, own words, or both. */
export type Reason<K extends string> = { key: K | null; text: string };

/** A reason as a call takes it, null as its key for words of one's own alone. */
export const reasonInput = <K extends string>(keys: readonly K[], max: number) => ({
  key: z.enum(keys).nullable(),
  reason: textField(max).default(''),
});

/** Whether a call gave a reason; what to say where it did not. */
export const hasReason = ({ key, reason }: { key: string | null; reason: string }): boolean =>
  key !== null || reason !== '';
export const reasonMissing = { error: 'required', path: ['reason'] };

/** A reason as the text of a notice takes it. */
export const reasonValues = ({ key, text }: Reason<string>): Record<string, string> => ({
  key: key ?? 'other',
  reason: text,
  words: key !== null && text !== '' ? 'yes' : 'no',
});

/** The same where no reason is told. */
export const withoutReason = { key: 'none', reason: '', words: 'no' };
