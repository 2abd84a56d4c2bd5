import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';

type Key = Parameters<Awaited<ReturnType<typeof getTranslations>>>[0];

/** The `generateMetadata` of a page that is called by one message; its layout says what it is part of. */
export const titled = (key: Key) => async (): Promise<Metadata> => {
  const t = await getTranslations();
  return { title: t(key) };
};
