// What the runners of tests write down: how many passed, and the names of those that failed or passed in their second try.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** A test, or a file that could not be loaded, with the error of its first try; `file` is from the root of the project. */
export type Failure = { file: string; name: string };
/** What some tests came to; `files` are those that were run, in steps that have any. */
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
    // A file that fails while it is loaded, or in what stands around its tests, has no failed test.
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

/** A report that a runner writes to a file of .build/test. */
export type Report = { runner: 'vitest' | 'playwright'; file: string };

/** Removes the report of a former run. */
export const forget = ({ file }: Report): void => rmSync(file, { force: true });

/** Reads what a runner that ended well or not has counted; one that wrote no failure of its tests has failed itself. */
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
 * A first try with the second one of some of its files: a file whose second try passed whole is flaky, and counts as passed.
 * A file that the second try did not run keeps its failures.
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
