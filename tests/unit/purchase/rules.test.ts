import { describe, expect, it } from 'vitest';
import { purchaseStates, quotationStates } from '@/lib/platform/db/schema/trade-state';
import type { AppError } from '@/lib/platform/errors';
import { canHappen, nextState } from '@/lib/platform/life-cycle';
import { decisionEnd, isFull, placesLeft, purchaseLife } from '@/lib/purchase/rules';
import { isRevisable, quotationLife } from '@/lib/quotation/rules';

const allowed = {
  publish: ['draft'],
  close: ['open'],
  fill: ['open'],
  reopen: ['closed'],
  award: ['open', 'closed'],
  cancel: ['open', 'closed'],
  timeOut: ['open'],
  undo: ['awarded'],
  stepBack: ['awarded'],
  expire: ['closed'],
} as const;

describe('the transitions of a request', () => {
  for (const [event, states] of Object.entries(allowed) as [keyof typeof allowed, readonly string[]][])
    it.each(purchaseStates)(`${event} in state %s`, (state) => {
      expect(canHappen(purchaseLife, event, state)).toBe(states.includes(state));
    });

  it('lead to their state, or are refused with their message', () => {
    expect(nextState(purchaseLife, 'award', 'closed', 'requestEnded')).toBe('awarded');
    const refused = (): AppError | null => {
      try {
        nextState(purchaseLife, 'award', 'expired', 'requestEnded');
        return null;
      } catch (error) {
        return error as AppError;
      }
    };
    expect(refused()).toMatchObject({ code: 'conflict', errors: [{ field: 'state', key: 'requestEnded' }] });
  });
});

const undoing = ['restore', 'restoreRevised', 'lapse'];

describe('the transitions of a quotation', () => {
  it.each(quotationStates)('exist only while live, or after an undone award: %s', (state) => {
    const isLive = state === 'submitted' || state === 'revised';
    const isAwarded = state === 'accepted' || state === 'notSelected';
    for (const event of Object.keys(quotationLife.events) as (keyof typeof quotationLife.events)[])
      expect(canHappen(quotationLife, event, state)).toBe(undoing.includes(event) ? isAwarded : isLive);
  });
});

describe('whether a quotation can be revised', () => {
  const at = (day: number) => new Date(Date.UTC(2096, 11, day));
  const request = { state: 'open', closeReason: null, validUntil: at(10) } as const;
  it.each([
    ['while its request is open', request, null, true],
    ['not once its time is over, before the job has closed it', { ...request, validUntil: at(4) }, null, false],
    ['while all places are taken', { ...request, state: 'closed', closeReason: 'full' }, null, true],
    ['not once its buyer has closed it', { ...request, state: 'closed', closeReason: 'owner' }, null, false],
    ['not once its award was undone', { ...request, state: 'closed', closeReason: 'undone' }, null, false],
    ['while its buyer waits for it', { ...request, state: 'closed', closeReason: 'undone' }, at(6), true],
    ['not once its buyer no longer waits', { ...request, state: 'closed', closeReason: 'owner' }, at(5), false],
    ['not once its request is decided', { ...request, state: 'awarded' }, at(6), false],
  ] as const)('%s', (_, subject, round, answer) => {
    expect(isRevisable(subject, round, at(5))).toBe(answer);
  });
});

describe('the deadline for deciding a closed request', () => {
  const day = (date: string) => new Date(`${date}T12:00:00Z`);
  const closed = {
    state: 'closed',
    closeReason: 'owner',
    closedAt: day('2096-12-01'),
    validUntil: day('2096-12-10'),
  } as const;
  it.each([
    ['a time from its closing', null, '2096-12-31'],
    ['a time from its closing where its quotations end before', '2096-12-10', '2096-12-31'],
    ['as long as a quotation is valid', '2097-02-01', '2097-02-01'],
  ])('is %s', (_, validity, end) => {
    const last = validity === null ? null : day(validity);
    expect(decisionEnd(closed, last, 30, day('2096-12-05'))).toEqual(day(end));
  });
  it('is unknown while closed only for its places, which may become free in time', () => {
    const full = { ...closed, closeReason: 'full' } as const;
    expect(decisionEnd(full, null, 30, day('2096-12-09'))).toBeNull();
    expect(decisionEnd(full, null, 30, day('2096-12-10'))).toEqual(day('2096-12-31'));
    expect(
      decisionEnd({ ...closed, state: 'open', closeReason: null, closedAt: null }, null, 30, day('2096-12-05')),
    ).toBeNull();
  });
});

describe('places', () => {
  it.each([
    // max, invited, uninvited, left for invited, left for others
    [10, 0, 0, 10, 9],
    [10, 0, 9, 1, 0],
    [10, 1, 8, 1, 1],
    [10, 1, 9, 0, 0],
    [10, 4, 5, 1, 1],
    [10, 10, 0, 0, 0],
    [20, 0, 10, 10, 9],
  ])('of %i with %i invited and %i others', (max, invited, uninvited, forInvited, forOthers) => {
    const places = { max, invited, uninvited };
    expect(placesLeft(places, true)).toBe(forInvited);
    expect(placesLeft(places, false)).toBe(forOthers);
    expect(isFull(places)).toBe(forInvited === 0);
  });
});
