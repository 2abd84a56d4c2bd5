// The functions of modules that a test of a component may replace, so that files can share what they load: `vi.mock` in one file would be there
// for the next. A file that needs more mocks it, and is run alone (tests/vitest.config.ts).
type Functions = Record<string, (...given: never[]) => unknown>;

const replaced = new Map<string, Functions>();

/** Puts functions in the place of a module's own, to the end of the file. */
export function replace(module: string, functions: Functions): void {
  replaced.set(module, { ...replaced.get(module), ...functions });
}
export const restoreAll = (): void => replaced.clear();

/** A module of which the functions named ask at each call whether another stands in their place. */
export async function replaceable(module: string, real: () => Promise<Functions>, ...names: string[]): Promise<object> {
  const own = await real();
  const asking =
    (name: string) =>
    (...given: never[]) =>
      (replaced.get(module)?.[name] ?? own[name])?.(...given);
  return { ...own, ...Object.fromEntries(names.map((name) => [name, asking(name)])) };
}
