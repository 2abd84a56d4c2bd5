import { parsing } from '@/lib/platform/limit/table';
import { log } from '@/lib/platform/log';
import { setParser } from '@/lib/platform/parser/current';
import { ParserPool } from '@/lib/platform/parser/pool';

// Nothing else of our own environment: what reads strangers' files is not to know a secret.
const passed = ['PATH', 'LANG', 'LC_ALL', 'TZ', 'TMPDIR', 'LD_LIBRARY_PATH'] as const;

/** The environment of a parser process. */
const parserEnv = (): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(passed.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []))),
  NODE_ENV: process.env.NODE_ENV,
  // An arena of memory and a decoder for every core would be held by a process that does one thing at a time.
  MALLOC_ARENA_MAX: '2',
  UV_THREADPOOL_SIZE: '2',
});

/**
 * Lets this process have files parsed in processes of their own, forked of the server's entry when they are needed.
 * @param path the entry
 * @param execArgv options of Node, as a loader that the entry needs
 * @returns ends them
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
