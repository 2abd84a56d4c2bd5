import { describe, expect, it } from 'vitest';
import { Tally } from '@/scripts/tool/tally';

const failure = (name: string) => ({ file: name, name });

const spent = { seconds: 1, busy: 1 };

describe('the end of a log', () => {
  it('has the counts in its last line, preceded by failures, flaky tests and facts of the run', () => {
    const tally = new Tally();
    tally.add('unit', { passed: 7, failures: [failure('a.test.ts › red')], flaky: [] }, { seconds: 3.4, busy: 0.9 });
    tally.add(
      'browser',
      { passed: 2, failures: [], flaky: [failure('b.spec.ts › once')] },
      { seconds: 60, busy: 0.875 },
    );
    const lines = tally.text({ seed: '42' }).trimEnd().split('\n');
    expect(lines.at(-1)).toBe('9 passed, 1 failed');
    expect(lines).toContain('FAILED a.test.ts › red');
    expect(lines).toContain('FLAKY b.spec.ts › once');
    expect(lines).toContain('seed: 42');
    expect(lines.find((line) => line.startsWith('browser'))).toMatch(/2 passed +0 failed +60 s, 88 % busy$/);
  });

  it('fails with more than three flaky tests', () => {
    const tally = new Tally();
    const flaky = ['a', 'b', 'c'].map(failure);
    tally.add('browser', { passed: 5, failures: [], flaky }, spent);
    expect(tally.failed).toBe(0);
    tally.add('integration', { passed: 5, failures: [], flaky: [failure('d')] }, spent);
    expect(tally.failed).toBe(1);
    expect(tally.text({}).trimEnd().split('\n').at(-1)).toBe('10 passed, 1 failed');
  });
});
