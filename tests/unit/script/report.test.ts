import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { type Count, type Report, readCount, withSecondTry } from '@/scripts/tool/report';

const folder = mkdtempSync(join(tmpdir(), 'geco-report-'));
afterAll(() => rmSync(folder, { recursive: true }));

function written(runner: Report['runner'], content: object): Report {
  const file = join(folder, `${runner}.json`);
  writeFileSync(file, JSON.stringify(content));
  return { runner, file };
}

const passed = (fullName: string) => ({ status: 'passed', fullName, failureMessages: [] });
const failed = (fullName: string, message: string) => ({ status: 'failed', fullName, failureMessages: [message] });
const file = (name: string, ...assertionResults: object[]) => ({
  name: resolve(name),
  status: assertionResults.some((test) => 'status' in test && test.status === 'failed') ? 'failed' : 'passed',
  assertionResults,
});

describe('a report of Vitest', () => {
  it('lists each failed test with its error, followed by the seed, without the stack', () => {
    const error = 'Error: Property failed after 1 tests\n{ seed: 7, path: "0" }\n    at run (file.ts:3:1)';
    const report = written('vitest', { testResults: [file('a.test.ts', passed('one'), failed('two', error))] });
    expect(readCount('unit', report, false)).toEqual({
      passed: 1,
      failures: [
        { file: 'a.test.ts', name: 'a.test.ts › two: Error: Property failed after 1 tests { seed: 7, path: "0" }' },
      ],
      flaky: [],
      files: ['a.test.ts'],
    });
  });

  it('counts an unloadable file as one failure beside others’ failed tests', () => {
    const broken = { name: resolve('b.test.ts'), status: 'failed', message: 'no such module', assertionResults: [] };
    const report = written('vitest', { testResults: [file('a.test.ts', failed('two', 'no')), broken] });
    expect(readCount('unit', report, false).failures.map(({ name }) => name)).toEqual([
      'a.test.ts › two: no',
      'b.test.ts › no such module',
    ]);
  });

  it('counts a failed runner without failures as a failure', () => {
    const report = written('vitest', { testResults: [file('a.test.ts', passed('one'))] });
    expect(readCount('unit', report, false)).toMatchObject({
      passed: 1,
      failures: [{ name: 'unit: the runner itself' }],
    });
    expect(readCount('unit', { runner: 'vitest', file: join(folder, 'none') }, false).failures).toHaveLength(1);
  });
});

describe('a report of Playwright', () => {
  const spec = (title: string, status: string, ...messages: string[]) => ({
    file: 'a.spec.ts',
    title,
    tests: [{ status, results: messages.map((message) => ({ errors: [{ message, location: { line: 5 } }] })) }],
  });

  it('counts a test that passed on retry as flaky and passed, and one not run as failed', () => {
    const specs = [
      spec('one', 'expected'),
      spec('two', 'flaky', 'slow\nfirst'),
      spec('three', 'unexpected', 'no'),
      spec('four', 'skipped'),
    ];
    expect(readCount('browser', written('playwright', { suites: [{ specs }] }), false)).toEqual({
      passed: 2,
      failures: [
        { file: 'a.spec.ts', name: 'a.spec.ts:5 › three: no' },
        { file: 'a.spec.ts', name: 'a.spec.ts:0 › four: did not run' },
      ],
      flaky: [{ file: 'a.spec.ts', name: 'a.spec.ts:5 › two: slow first' }],
    });
  });
});

describe('a retry', () => {
  const failure = (name: string) => ({ file: name, name: `${name} › red` });
  const first: Count = { passed: 5, failures: [failure('a'), failure('b'), failure('c')], flaky: [] };

  it('makes passing files flaky, and leaves others failed', () => {
    const second: Count = { passed: 3, failures: [failure('b')], flaky: [], files: ['a', 'b'] };
    expect(withSecondTry(first, second)).toEqual({
      passed: 6,
      failures: [failure('b'), failure('c')],
      flaky: [failure('a')],
    });
  });

  it('changes nothing if its runner crashed', () => {
    const broken = { file: '', name: 'the runner itself' };
    const second: Count = { passed: 0, failures: [broken], flaky: [], files: ['a', 'b', 'c'] };
    expect(withSecondTry(first, second)).toEqual(first);
  });
});
