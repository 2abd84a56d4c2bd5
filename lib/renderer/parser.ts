import { parsing } from '@/lib/limit/table';
import { log } from '@/lib/log';
import { setParser } from '@/lib/parser/current';
import { ParserPool } from '@/lib/parser/pool';

/**
 * Lets this process have files parsed in processes of their own, forked of the server's entry when they are needed.
 * @param path the entry
 * @param execArgv options of Node, as a loader that the entry needs
 * @returns ends them
 */
export function openParser(path: string, execArgv: readonly string[] = process.execArgv): () => Promise<void> {
  const own = execArgv.filter((option) => !option.startsWith('--inspect'));
  const script = { path, args: ['--parser'], execArgv: own };
  return setParser(new ParserPool({ script, limits: parsing, log: log() }));
}
