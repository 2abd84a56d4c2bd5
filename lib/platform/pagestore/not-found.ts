import { tagged } from './cached-read';
import { goneTag } from './header';

/** Marks the current page as deleted, then renders it as not found. */
export const markGone = async (): Promise<void> => {
  await tagged([goneTag], [goneTag], async () => true);
};
