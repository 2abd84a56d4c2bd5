import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const texts = ['app', 'components', 'lib'].flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => [`${root}/${name}`, readFileSync(`${root}/${name}`, 'utf8')] as const),
);

/** Lines that assert a type over `unknown` without a comment above giving the reason. */
const unexplained = (text: string): string[] => {
  const lines = text.split('\n');
  return lines.filter(
    (line, index) => /\bas unknown as\b/.test(line) && !/^\s*(?:\/\/|\*)/.test(lines[index - 1] ?? ''),
  );
};
/** Transactions outside the one function that runs after-commit work. */
const bare = (text: string): string[] => text.match(/\.transaction\(/g) ?? [];

const offending = (find: (text: string) => string[], allowed: RegExp) =>
  texts.filter(([file, text]) => find(text).length > 0 && !allowed.test(file)).map(([file]) => file);

describe('type assertions', () => {
  it('over unknown have a comment that gives the reason', () => expect(offending(unexplained, /^$/)).toEqual([]));
  it('are detected', () => {
    expect(unexplained('const a = 1;\nconst b = a as unknown as string;')).toHaveLength(1);
    expect(unexplained('// The driver says so.\nconst b = a as unknown as string;')).toEqual([]);
  });
});

describe('transactions', () => {
  it('all run through lib/platform/db/transaction.ts', () =>
    expect(offending(bare, /^lib\/platform\/db\//)).toEqual([]));
  it('outside of it are detected', () => {
    expect(bare('await database().transaction(async (tx) => tx);')).toHaveLength(1);
    expect(bare('await transaction(async (tx) => tx);')).toEqual([]);
  });
});
