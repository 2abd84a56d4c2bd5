import { everything, register } from './register';

/**
 * Expires all cached reads and pages with one of `tags`; called by commands after commit. Resolves once the front has
 * dropped them too. docs/architecture.md, Public pages.
 */
export const expire = (tags: readonly string[]): Promise<void> => register().expire(tags);

/** Clears all caches, as after a bulk load. */
export const expireAll = (): Promise<void> => register().expire([everything]);
