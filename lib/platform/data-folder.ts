import { chmodSync, mkdirSync } from 'node:fs';

/**
 * Makes the data folder this user's alone, whatever its modes were, and all that this process and its children write:
 * below it are the database with every account, the outbox and private files.
 * @returns false where the folder is another user's, so that its modes cannot be set
 * @throws Error where it cannot be made
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
