import { slotMinutes } from './constants';

/** Milliseconds of a slot. */
export const slotLength = slotMinutes * 60_000;

/** Possible start times of a session's meetings. */
export function slotsOf({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }): Date[] {
  const room = Math.floor((endsAt.getTime() - startsAt.getTime()) / slotLength);
  return Array.from({ length: room }, (_, index) => new Date(startsAt.getTime() + index * slotLength));
}
