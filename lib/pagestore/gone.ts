import { tagged } from './tagged';

/** The tag of a page that says of what is not there any more that it was taken away: the front answers 410 instead of 404. */
export const goneTag = 'gone';

/** Marks the page that is being rendered as one of what was taken away; it is then not found like any other. */
export const markGone = async (): Promise<void> => {
  await tagged([goneTag], [goneTag], async () => true);
};
