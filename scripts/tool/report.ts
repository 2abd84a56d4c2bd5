// Test reports: number passed, and names of tests that failed, or passed on retry.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** A test, or a file that could not be loaded, with the error of its first try; `file` is from the root of the project. */
export type Failure = { file: string; name: string };
/** Results of some tests; `files` are those run, if the step has any. */
export type Count = {
  passed: number;
  failures: readonly Failure[];
  flaky: readonly Failure[];
  files?: readonly string[];
};

type VitestReport = {
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
};

type TestError = { message?: string; location?: { line: number } };
type Outcome = 'expected' | 'unexpected' | 'flaky' | 'skipped';
type Spec = { file: string; title: string; tests: { status: Outcome; results: { errors: TestError[] }[] }[] };
type PlaywrightReport = { suites?: PlaywrightReport[]; specs?: Spec[] };

/** An error in one paragraph without its stack, short enough for the end of a log. */
const shortError = (text = ''): string =>
  (stripVTControlCharacters(text).split(/\n\s+at /)[0] ?? '').replace(/\s+/g, ' ').trim().slice(0, 600);

function countVitest({ testResults }: VitestReport): Count {
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative('.', name);
    const lines = assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ fullName, failureMessages }) => `${fullName}: ${shortError(failureMessages[0])}`);
    // A file failing at load or in its setup has no failed test.
    const all = lines.length === 0 && status === 'failed' ? [shortError(message) || 'the file itself'] : lines;
    return all.map((line) => ({ file, name: `${file} › ${line}` }));
  });
  const passed = testResults.flatMap(({ assertionResults }) => assertionResults).filter(isPassed).length;
  return { passed, failures, flaky: [], files: testResults.map(({ name }) => relative('.', name)) };
}
const isPassed = ({ status }: { status: string }): boolean => status === 'passed';

const specsOf = ({ suites = [], specs = [] }: PlaywrightReport): Spec[] => [...specs, ...suites.flatMap(specsOf)];

function countPlaywright(report: PlaywrightReport): Count {
  const count = { passed: 0, failures: [] as Failure[], flaky: [] as Failure[] };
  for (const { file, title, tests } of specsOf(report))
    for (const { status, results } of tests) {
      const [error] = results.flatMap(({ errors }) => errors);
      // No test is skipped on purpose: one without a result was not reached.
      const message = status === 'skipped' ? 'did not run' : shortError(error?.message);
      const failure = { file, name: `${file}:${error?.location?.line ?? 0} › ${title}: ${message}` };
      if (status === 'unexpected' || status === 'skipped') count.failures.push(failure);
      else count.passed += 1;
      if (status === 'flaky') count.flaky.push(failure);
    }
  return count;
}

/** A test runner's report in .build/test. */
export type Report = { runner: 'vitest' | 'playwright'; file: string };

/** Removes the report of a former run. */
export const forget = ({ file }: Report): void => rmSync(file, { force: true });

/** Reads a runner's report; a runner that failed without reporting a failure counts as failed itself. */
export function readCount(title: string, { runner, file }: Report, endedWell: boolean): Count {
  const read = (): Count => {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    return runner === 'vitest' ? countVitest(report) : countPlaywright(report);
  };
  const count = existsSync(file) ? read() : { passed: 0, failures: [], flaky: [] };
  if (endedWell || count.failures.length > 0) return count;
  return { ...count, failures: [{ file: '', name: `${title}: the runner itself` }] };
}

/**
 * Combines first results with a retry of some files: a file whose retry passes completely is flaky, and counts as
 * passed.
 * A file that was not retried keeps its failures.
 */
export function withSecondTry(first: Count, second: Count): Count {
  const isMended = ({ file }: Failure): boolean =>
    (second.files ?? []).includes(file) &&
    !second.failures.some((failure) => failure.file === file || failure.file === '');
  const flaky = first.failures.filter(isMended);
  return {
    ...first,
    passed: first.passed + flaky.length,
    failures: first.failures.filter((failure) => !isMended(failure)),
    flaky: [...first.flaky, ...flaky],
  };
}
