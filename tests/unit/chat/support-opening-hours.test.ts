import { describe, expect, it } from 'vitest';
import { deskOf } from '@/lib/chat/support/opening-hours';
import { env } from '@/lib/platform/env';

const at = (iso: string) => new Date(iso);

describe('the opening hours of the desks', () => {
  it('are in each desk’s time zone, including daylight saving time', () => {
    expect(deskOf('zh', at('2026-11-24T02:00:00Z'))).toEqual({ open: true, opensAt: null });
    expect(deskOf('de', at('2026-11-24T07:59:00Z'))).toEqual({ open: false, opensAt: '2026-11-24T08:00:00.000Z' });
    expect(deskOf('de', at('2026-07-14T07:00:00Z')).open).toBe(true);
    expect(deskOf('pt', at('2026-11-24T12:00:00Z')).open).toBe(true);
    expect(deskOf('pt', at('2026-11-24T21:00:00Z')).opensAt).toBe('2026-11-25T12:00:00.000Z');
  });

  it('skip the weekend, which in Arabic is Friday and Saturday', () => {
    expect(deskOf('fr', at('2026-11-27T18:00:00Z')).opensAt).toBe('2026-11-30T08:00:00.000Z');
    expect(deskOf('ar', at('2026-11-29T08:00:00Z')).open).toBe(true);
    expect(deskOf('ar', at('2026-11-26T16:00:00Z')).opensAt).toBe('2026-11-29T06:00:00.000Z');
  });

  it('have no closing if configured so', () => {
    const before = env().SUPPORT_DESK;
    env().SUPPORT_DESK = 'always';
    expect(deskOf('fr', at('2026-11-28T02:00:00Z'))).toEqual({ open: true, opensAt: null });
    env().SUPPORT_DESK = before;
  });
});
