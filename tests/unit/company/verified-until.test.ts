import { describe, expect, it } from 'vitest';
import { verifiedUntil } from '@/lib/company/check';

const record = (gradeValidUntil: string | null, ...ends: (string | null)[]) => ({
  gradeValidUntil,
  verifications: ends.map((validUntil) => ({ validUntil })),
});

describe('the day until which a company counts as verified', () => {
  it('is the first on which the grade or a check runs out', () => {
    expect(verifiedUntil(record('2027-05-23', '2028-07-28', null), '2026-11-22')).toBe('2027-05-23');
    expect(verifiedUntil(record('2028-05-23', '2027-07-28', '2028-01-01'), '2026-11-22')).toBe('2027-07-28');
  });

  it('passes over a check that has run out, and holds through its last day', () => {
    expect(verifiedUntil(record('2027-05-23', '2026-11-21'), '2026-11-22')).toBe('2027-05-23');
    expect(verifiedUntil(record('2027-05-23', '2026-11-22'), '2026-11-22')).toBe('2026-11-22');
  });

  it('is none where nothing has an end', () => {
    expect(verifiedUntil(record(null, null), '2026-11-22')).toBeNull();
  });
});
