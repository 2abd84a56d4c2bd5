// Module functions that component tests may replace, so that files can share loaded modules: `vi.mock` in one file
// would affect the next. A file that needs more uses `vi.mock` and runs alone (tests/vitest.config.ts).
type Functions = Record<string, (...given: never[]) => unknown>;

const replaced = new Map<string, Functions>();

/** Replaces functions of a module until the end of the file. */
export function replace(module: string, functions: Functions): void {
  replaced.set(module, { ...replaced.get(module), ...functions });
}
export const restoreAll = (): void => replaced.clear();

/** A module whose named functions can be replaced at any time. */
export async function replaceable(module: string, real: () => Promise<Functions>, ...names: string[]): Promise<object> {
  const own = await real();
  const asking =
    (name: string) =>
    (...given: never[]) =>
      (replaced.get(module)?.[name] ?? own[name])?.(...given);
  return { ...own, ...Object.fromEntries(names.map((name) => [name, asking(name)])) };
}
