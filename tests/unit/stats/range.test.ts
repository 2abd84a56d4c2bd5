import { describe, expect, it } from 'vitest';
import { daysOf, isPreset, presetRange, rangeBefore, rangeMax, rangeOf, rangePresets } from '@/lib/stats/range';
import { countryOfZone } from '@/lib/stats/time-zone';

const today = '2026-11-22';

describe('the days of a report', () => {
  it('of each preset end before today, and are recognised as it', () => {
    for (const preset of rangePresets) {
      const range = presetRange(preset, today);
      expect(range.to < today, preset).toBe(true);
      expect(isPreset(range, preset, today)).toBe(true);
    }
    expect(presetRange('lastMonth', today)).toEqual({ from: '2026-10-01', to: '2026-10-31' });
    expect(presetRange('thisMonth', '2026-11-01')).toEqual({ from: '2026-10-31', to: '2026-10-31' });
    expect(presetRange('thisYear', '2026-01-01')).toEqual({ from: '2025-12-31', to: '2025-12-31' });
  });

  it('are the requested ones, corrected', () => {
    expect(rangeOf({ from: '2026-03-01', to: '2026-03-31' }, today)).toEqual({ from: '2026-03-01', to: '2026-03-31' });
    expect(rangeOf({ from: '2026-03-31', to: '2026-03-01' }, today)).toEqual({ from: '2026-03-01', to: '2026-03-31' });
    expect(rangeOf({ from: '2026-11-01', to: '2030-01-01' }, today)).toEqual({ from: '2026-11-01', to: '2026-11-21' });
    expect(daysOf(rangeOf({ from: '1000-01-01', to: '2026-11-21' }, today))).toBe(rangeMax);
    for (const odd of [
      {},
      { from: 'x', to: 'y' },
      { from: '2026-13-01', to: '2026-01-01' },
      { from: '2026-02-31', to: '2026-03-31' },
    ])
      expect(daysOf(rangeOf(odd, today))).toBe(30);
  });

  it('are compared with as many previous ones', () =>
    expect(rangeBefore({ from: '2026-03-01', to: '2026-03-31' })).toEqual({ from: '2026-01-29', to: '2026-02-28' }));
});

it('a visitor’s country is derived from the browser’s time zone, including aliases', () => {
  expect(
    ['Europe/Berlin', 'Asia/Shanghai', 'Asia/Kolkata', 'Asia/Calcutta', 'America/Sao_Paulo'].map(countryOfZone),
  ).toEqual(['DE', 'CN', 'IN', 'IN', 'BR']);
  for (const odd of ['UTC', 'Mars/Olympus', '', "'; drop", undefined]) expect(countryOfZone(odd)).toBe('');
});
