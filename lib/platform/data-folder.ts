import { chmodSync, mkdirSync } from 'node:fs';

/**
 * Restricts the data folder, and all that this process and its children write, to the current user: it holds the
 * database, the outbox and private files.
 * @returns false if another user owns the folder @throws Error if it cannot be created
 */
export function secureDataFolder(folder: string): boolean {
  process.umask(0o077);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  try {
    chmodSync(folder, 0o700);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
    return false;
  }
}
