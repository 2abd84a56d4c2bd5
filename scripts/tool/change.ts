import { spawnSync } from 'node:child_process';
import { fail } from './install';

function git(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : fail(`git ${args.join(' ')}: ${stderr}`);
}

/** The merge base with the main branch; null if there is none. */
export function findMergeBase(): string | null {
  const isThere = (name: string) => spawnSync('git', ['rev-parse', '--verify', '-q', name]).status === 0;
  const main = ['origin/main', 'main', 'origin/master', 'master'].find(isThere);
  return main === undefined ? null : git('merge-base', 'HEAD', main);
}

/** The files that differ from a commit: committed, changed and new. */
export const changedFiles = (commit: string): string[] =>
  [git('diff', '--name-only', commit), git('ls-files', '--others', '--exclude-standard')]
    .flatMap((list) => list.split('\n'))
    .filter(Boolean);
