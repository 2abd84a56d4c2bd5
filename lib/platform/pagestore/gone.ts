import { goneTag } from './header';
import { tagged } from './tagged';

/** Marks the page that is being rendered as one of what was taken away; it is then not found like any other. */
export const markGone = async (): Promise<void> => {
  await tagged([goneTag], [goneTag], async () => true);
};
