import { createHash } from 'node:crypto';
import { customerTalk } from './customer';
import { type Draw, draw } from './random';
import { type Line, readTalkSeeds, speechOf, type Talk, type TalkSeed } from './talk-seed';

const minute = 60_000;

/** The sender’s own name of a message; the same at every load, so that what was loaded is known again. */
export function clientIdOf(key: string, number: number): string {
  const hex = createHash('sha256').update(`chat|${key}|${number}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}

/** Minutes until an answer, or until the same side adds something. */
const pause = (random: Draw, isSame: boolean): number => (isSame ? random.between(1, 4) : random.between(12, 95));

function linesOf({ key, locale, ends, model, lines }: TalkSeed): Line[] {
  const random = draw(`chat|${key}`);
  const result: Line[] = [];
  let before = ends;
  let later: Line['side'] | null = null;
  for (const line of lines.toReversed()) {
    if (typeof line === 'number') {
      before += line * 1440 - random.between(0, 90);
      later = null;
      continue;
    }
    const speech = speechOf(line, locale);
    if (later) before += pause(random, later === speech.side);
    later = speech.side;
    result.push({ ...speech, ...(model && { model }), before: before * minute });
  }
  return result.reverse();
}

/** All conversations of the demo. */
export const readTalks = (): Talk[] => [
  ...readTalkSeeds().map((seed) => ({ ...seed, lines: linesOf(seed) })),
  customerTalk(),
];
