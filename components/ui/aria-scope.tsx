'use client';

import { useLocale } from 'next-intl';
import { type ReactNode, useLayoutEffect } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';

// react-aria adds a style element unless one with this name exists; the CSP blocks it.
const marker = 'react-aria-pressable-style';

/** Provides the page's language to react-aria for texts, collation and direction. */
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
