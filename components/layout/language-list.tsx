'use client';

import { useState } from 'react';
import { choiceCookie, type VisitorCookie } from '@/lib/platform/i18n/visitor-cookie';

export type LanguageSite = { locale: string; name: string; origin: string };
export type Languages = {
  sites: LanguageSite[];
  current: string;
  cookie: VisitorCookie;
};

/**
 * The eight languages under their own names; with JavaScript they link to the same page (`earlyInputScript`, which also
 * stores the choice), without to that site's home.
 */
export function LanguageList({ sites, current, cookie, className }: Languages & { className?: string }) {
  const [place, setPlace] = useState('/');
  const locate = () => setPlace(location.pathname + location.search);
  return (
    <ul className={className} onPointerEnter={locate} onPointerDown={locate} onFocus={locate}>
      {sites.map(({ locale, name, origin }) => (
        <li key={locale}>
          <a
            href={origin + place}
            hrefLang={locale}
            lang={locale}
            aria-current={locale === current ? 'true' : undefined}
            data-here={choiceCookie(cookie, locale)}
          >
            <bdi>{name}</bdi>
          </a>
        </li>
      ))}
    </ul>
  );
}
