import { resolve } from 'node:path';

/** Where the film behind a demo storage key lies; null where the key is none of the demo's films. */
export const filmFile = (key: string): string | null => {
  const name = /^demo\/video\/([a-z-]+\.mp4)$/.exec(key)?.[1];
  return name === undefined ? null : resolve('lib/demo/data/video', name);
};
