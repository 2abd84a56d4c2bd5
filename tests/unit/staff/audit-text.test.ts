import { expect, it } from 'vitest';
import { changesOf } from '@/lib/staff/audit/change';
import { valueWords } from '@/lib/staff/audit/text';

const detail = {
  before: { grade: 'C', gradeValidUntil: null, membership: 'gold' },
  after: { grade: 'B', gradeValidUntil: '2027-01-31', membership: 'diamond' },
  checksBefore: [],
  checks: [{ kind: 'licence', checkedOn: '2026-11-22', validUntil: null }],
  wanted: 'B',
  shown: true,
  locale: 'de',
};

it('values of the audit log have the console’s labels', async () => {
  expect(changesOf(detail, await valueWords('en'))).toEqual([
    { field: 'grade', before: 'C Registered', after: 'B Documents checked' },
    { field: 'gradeValidUntil', before: null, after: '31 Jan 2027' },
    { field: 'membership', before: 'Gold', after: 'Diamond' },
    { field: 'checks', before: null, after: 'Business licence: checked 22 Nov 2026, no end date' },
    { field: 'wanted', before: null, after: 'B Documents checked' },
    { field: 'shown', before: null, after: 'Yes' },
    { field: 'locale', before: null, after: 'Deutsch' },
  ]);
});

it('in Chinese too, and unlabelled values are shown unchanged', async () => {
  const say = await valueWords('zh');
  expect(say('membership', 'gold')).toBe('黄金');
  expect(say('checks', detail.checks)).toContain('营业执照');
  expect(say('choice', 'fraud')).toBe('涉嫌欺诈或冒用身份');
  expect(say('scope', 'elsewhere')).toBe('elsewhere');
  expect(say('grade', null)).toBeNull();
  expect(say('task', 'quotationExpiry')).toBe('结束报价');
  expect(say('validUntil', '2027-01-31')).toBe('2027年1月31日');
  expect(say('name', '2027-01-31')).toBe('2027-01-31');
});
