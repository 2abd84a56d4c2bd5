import { everything, register } from './register';

/**
 * Drops every cached read and every finished page that carries one of `tags`; called by commands after their
 * transaction. Settles once the front has dropped them too. docs/architecture.md, Public pages.
 */
export const expire = (tags: readonly string[]): Promise<void> => register().expire(tags);

/** Drops all that is cached: after a bulk load. */
export const expireAll = (): Promise<void> => register().expire([everything]);
