import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseRefusedError } from './refusal';

const alive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/**
 * Locks the folder, since two processes would corrupt the embedded database; takes over a dead process's lock.
 * @returns releases the lock @throws DatabaseRefusedError while a living process holds it
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, 'database.lock');
  for (let tries = 0; ; tries++) {
    try {
      const file = openSync(path, 'wx', 0o600);
      writeSync(file, String(process.pid));
      closeSync(file);
      return () => rmSync(path, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const pid = Number(readFileSync(path, 'utf8'));
      if (tries > 2 || (pid > 0 && pid !== process.pid && alive(pid)))
        throw new DatabaseRefusedError(
          `The data folder ${folder} is in use by process ${pid}. Stop that one first, or start this one with another DATA_DIR (and PORT).`,
        );
      rmSync(path, { force: true });
    }
  }
}
