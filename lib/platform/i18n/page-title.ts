import type { Metadata } from 'next';
import type { Messages } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { dynamicTranslator } from './dynamic-translator';

type Keys<Tree> = {
  [Name in keyof Tree & string]: Tree[Name] extends string ? Name : `${Name}.${Keys<Tree[Name]>}`;
}[keyof Tree & string];
type Key = Keys<Messages>;

/** `generateMetadata` for a page titled by one message; its layout adds the rest. */
export const titled = (key: Key) => async (): Promise<Metadata> => {
  const t = dynamicTranslator(await getTranslations());
  return { title: t(key) };
};
