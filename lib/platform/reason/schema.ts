import { z } from 'zod';
import { textField } from '@/lib/platform/field/text';

/** Why something was declined: a preset, translated for each reader, free text, or both. */
export type Reason<K extends string> = { key: K | null; text: string };

/** Input fields of a reason; key null for free text only. */
export const reasonInput = <K extends string>(keys: readonly K[], max: number) => ({
  key: z.enum(keys).nullable(),
  reason: textField(max).default(''),
});

/** Whether a call gave a reason; the error if it did not. */
export const hasReason = ({ key, reason }: { key: string | null; reason: string }): boolean =>
  key !== null || reason !== '';
export const reasonMissing = { error: 'required', path: ['reason'] };

/** A reason as values of a notice. */
export const reasonValues = ({ key, text }: Reason<string>): Record<string, string> => ({
  key: key ?? 'other',
  reason: text,
  words: key !== null && text !== '' ? 'yes' : 'no',
});

/** The same without a reason. */
export const withoutReason = { key: 'none', reason: '', words: 'no' };
