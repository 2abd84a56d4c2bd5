// What the runners of tests write down: how many passed, and the names of those that failed.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

export type Count = { passed: number; failed: number; names: string[] };

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
};

type Failure = { message?: string; location?: { line: number } };
type Suite = {
  suites?: Suite[];
  specs?: { ok: boolean; file: string; title: string; tests: { results: { errors: Failure[] }[] }[] }[];
};
type PlaywrightReport = Suite & { stats: { expected: number; flaky: number; unexpected: number } };

const firstLine = (text = ''): string => text.split('\n')[0] ?? '';
/** An error in one paragraph, short enough for the end of a log. */
const inShort = (text = ''): string => stripVTControlCharacters(text).replace(/\s+/g, ' ').slice(0, 600);

function countVitest(report: VitestReport): Count {
  const names = report.testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      const lines = failed.map(({ fullName, failureMessages }) => `${fullName}: ${firstLine(failureMessages[0])}`);
      return (lines.length > 0 ? lines : [firstLine(message)]).map((line) => `${relative('.', name)} › ${line}`);
    });
  const failed = report.numFailedTests > 0 ? report.numFailedTests : report.numFailedTestSuites;
  return { passed: report.numPassedTests, failed, names };
}

const failedSpecs = ({ suites = [], specs = [] }: Suite): string[] => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => {
      const [error] = tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors));
      return `${file}:${error?.location?.line} › ${title}: ${inShort(error?.message)}`;
    }),
  ...suites.flatMap(failedSpecs),
];

const countPlaywright = (report: PlaywrightReport): Count => ({
  passed: report.stats.expected + report.stats.flaky,
  failed: report.stats.unexpected,
  names: failedSpecs(report),
});

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
  const count = existsSync(file) ? read() : { passed: 0, failed: 0, names: [] };
  if (endedWell || count.failed > 0) return count;
  return { ...count, failed: 1, names: [...count.names, `${title}: the runner itself`] };
}
