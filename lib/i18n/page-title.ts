import type { Metadata } from 'next';
import type { Messages } from 'next-intl';
import { getTranslations } from 'next-intl/server';

type Keys<Tree> = {
  [Name in keyof Tree & string]: Tree[Name] extends string ? Name : `${Name}.${Keys<Tree[Name]>}`;
}[keyof Tree & string];
type Key = Keys<Messages>;

/** The `generateMetadata` of a page that is called by one message; its layout says what it is part of. */
export const titled = (key: Key) => async (): Promise<Metadata> => {
  // What values a message wants is reckoned from its key: of the union of all keys that takes the compiler minutes.
  const t = (await getTranslations()) as unknown as (key: Key) => string;
  return { title: t(key) };
};
