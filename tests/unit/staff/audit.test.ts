import { describe, expect, it } from 'vitest';
import { writeCsv } from '@/lib/platform/csv/document';
import { changesOf } from '@/lib/staff/audit/change';
import {
  type AuditFilter,
  auditAddress,
  auditFileAddress,
  readAuditFilter,
  wholeAudit,
} from '@/lib/staff/audit/filter';
import { phoneEnd, phoneForms } from '@/lib/staff/search/phone';
import english from '@/messages/en.json';
import chinese from '@/messages/zh.json';

describe('the filter of the audit log', () => {
  it.each([english, chinese])('has a label for every kind of activity', ({ console: { action, audit } }) => {
    const kinds = Object.keys(action).filter((kind) => kind !== 'other');
    expect(kinds.filter((kind) => !(kind in audit.kind))).toEqual([]);
  });

  it('is unchanged by a round trip through its URL', () => {
    const filter: AuditFilter = {
      companyId: 7,
      by: 'Rui',
      actorKind: 'staff',
      action: 'product.approve',
      keyword: 'pump & valve',
      from: '2026-01-01',
      to: '2026-02-01',
      page: 3,
    };
    const address = auditAddress(filter);
    expect(readAuditFilter(Object.fromEntries(new URLSearchParams(address.split('?')[1])))).toEqual(filter);
    expect(auditFileAddress(filter)).not.toContain('page');
    expect(auditAddress({})).toBe('/admin/audit');
  });

  it('ignores unknown values', () =>
    expect(
      readAuditFilter({
        company: 'x',
        kind: 'root',
        action: "a' or 1",
        from: '2026-02-31',
        to: '0000-01-01',
        page: '-1',
      }),
    ).toEqual(wholeAudit));
});

it('lists changed and set values only', () => {
  const check = { kind: 'licence', checkedOn: '2026-01-01', validUntil: null };
  expect(
    changesOf({
      before: { grade: 'C', membership: 'gold' },
      after: { grade: 'B', membership: 'gold' },
      checksBefore: [],
      checks: [check],
      reason: 'told elsewhere',
      wanted: 'B',
    }),
  ).toEqual([
    { field: 'grade', before: 'C', after: 'B' },
    { field: 'checks', before: null, after: 'licence 2026-01-01' },
    { field: 'wanted', before: null, after: 'B' },
  ]);
  for (const odd of [null, 'x', [], {}]) expect(changesOf(odd)).toEqual([]);
});

it('exports a file safe for spreadsheets', () =>
  expect(writeCsv([['=1+1', '+1', '-2', '@x', 'a"b', 'a,b', 'a\nb', 'a;=b', 'a\t=b', -3, null]], 'en')).toBe(
    '\ufeff\'=1+1,\'+1,\'-2,\'@x,"a""b","a,b","a\nb","a;=b","a\t=b",-3,\r\n',
  ));

it('parses a telephone number in any format', () => {
  expect(phoneForms('+49 (0) 351 / 123-45')).toEqual(['4935112345']);
  expect(phoneForms('0351 12345')).toEqual(['035112345', '35112345']);
  expect(phoneForms('００８６ 755 5550 0108')).toEqual(['008675555500108', '8675555500108']);
  expect([phoneEnd(' 8474 '), phoneEnd('84745'), phoneEnd('847')]).toEqual(['8474', null, null]);
  for (const none of ['1234', 'PB-12345', '', 'a@b.example']) expect(phoneForms(none)).toEqual([]);
});
