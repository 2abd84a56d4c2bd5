import { cachedRead } from './cached-read';
import { goneTag } from './header';

/** Marks the current page as deleted, then renders it as not found. */
export const markNotFound = async (): Promise<void> => {
  await cachedRead([goneTag], [goneTag], async () => true);
};
