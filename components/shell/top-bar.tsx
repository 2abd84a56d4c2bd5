'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useInside } from '@/components/layout/header-nav';
import { idOfStep, openStep, useHash } from '@/components/review/use-hash';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { isHere } from './side-nav';
import type { CenterGroup, CenterLink } from './types';

type Props = {
  title: string;
  groups: readonly CenterGroup[];
  bar: readonly CenterLink[];
  /** Addresses of places with pages below. */
  nested: readonly string[];
  children: ReactNode;
};

const chevron = 'flex min-h-11 min-w-0 items-center gap-1 pe-3 font-medium text-ink';

/** Top bar of a center on a phone: link to the parent place, or else the center's name. */
export function TopBar({ title, groups, bar, nested, children }: Props) {
  const t = useTranslations('center');
  const here = useInside();
  const hash = useHash();
  const place = groups.flatMap(({ links }) => links).find((link) => isHere(here, link));
  const first = bar[0];
  const within = place && nested.includes(place.href) && here !== place.inside ? place : null;
  const inBar = place && bar.some(({ href }) => href === place.href);
  const up = within ?? (inBar || !first ? null : { href: first.href, label: title });
  const name = (label: string) => (
    <>
      <Icon name="start" mirrored />
      <span className="truncate">{label}</span>
    </>
  );
  return (
    <header className="cc-top print:hidden">
      {place && idOfStep(hash) !== undefined ? (
        <button
          type="button"
          className={chevron}
          aria-label={t('backTo', { place: place.label })}
          onClick={() => openStep('')}
        >
          {name(place.label)}
        </button>
      ) : up ? (
        <Link href={up.href} className={chevron} aria-label={t('backTo', { place: up.label })}>
          {name(up.label)}
        </Link>
      ) : (
        <b className="truncate px-2 font-strong">{title}</b>
      )}
      <span className="ms-auto">{children}</span>
    </header>
  );
}
