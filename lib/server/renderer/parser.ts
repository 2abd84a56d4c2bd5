import { parsing } from '@/lib/platform/limit/table';
import { log } from '@/lib/platform/log';
import { setParser } from '@/lib/platform/parser/current';
import { ParserPool } from '@/lib/platform/parser/pool';

// Nothing else of our environment: processes reading untrusted files must not know secrets.
const passed = ['PATH', 'LANG', 'LC_ALL', 'TZ', 'TMPDIR', 'LD_LIBRARY_PATH'] as const;

/** The environment of a parser process. */
const parserEnv = (): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(passed.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []))),
  NODE_ENV: process.env.NODE_ENV,
  // More malloc arenas or threads would waste memory in a process that runs one job at a time.
  MALLOC_ARENA_MAX: '2',
  UV_THREADPOOL_SIZE: '2',
});

/**
 * Sets up parser processes, forked on demand from the server's entry.
 * @param path the entry
 * @param execArgv Node options, such as a loader that the entry needs @returns closes them
 */
export function openParser(path: string, execArgv: readonly string[] = process.execArgv): () => Promise<void> {
  const own = execArgv.filter((option) => !option.startsWith('--inspect'));
  const script = { path, args: ['--parser'], execArgv: own, env: parserEnv() };
  const feedLimits = { ...parsing, ...parsing.feed };
  const ends = [
    setParser(new ParserPool({ script, limits: parsing, log: log() })),
    setParser(new ParserPool({ script, limits: feedLimits, log: log() }), 'feed'),
  ];
  return async () => {
    await Promise.all(ends.map((end) => end()));
  };
}
