'use client';

import { useLocale } from 'next-intl';
import { type ReactNode, useLayoutEffect } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';

// react-aria writes a style element unless one of this name is there; our policy refuses styles that are not ours.
const marker = 'react-aria-pressable-style';

/** What react-aria needs around it: the language of the page, for its words, its collation and its directions. */
export function AriaScope({ children }: { children: ReactNode }) {
  const locale = useLocale();
  useLayoutEffect(() => {
    if (document.getElementById(marker)) return;
    const mark = document.createElement('meta');
    mark.id = marker;
    document.head.append(mark);
  }, []);
  return <I18nProvider locale={locale}>{children}</I18nProvider>;
}
