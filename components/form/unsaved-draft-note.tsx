'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useRef } from 'react';
import { formatInstant, formatNumber } from '@/lib/platform/i18n/format';
import { useZone } from './account-zone';
import type { DraftControl } from './draft-control';
import { Note } from './note';
import { useDiscard } from './use-discard';

type Props = { draft: Pick<DraftControl<never>, 'begun' | 'take' | 'refuse'>; disabled: boolean };

/** Unsaved drafts of new items started in other tabs; each can be continued or discarded. */
export function UnsavedDraftNote({ draft, disabled }: Props) {
  const t = useTranslations('form.draft');
  const locale = useLocale();
  const zone = useZone();
  const chosen = useRef<string>(undefined);
  const refuse = useDiscard(() => draft.refuse(chosen.current));
  const { begun } = draft;
  const nameOf = (title: string): string => title || t('untitled');
  const list = (
    <ul className="mt-1 grid gap-2">
      {begun.map(({ writer, at, title }) => (
        <li key={writer} className="[overflow-wrap:anywhere]">
          <b>
            <bdi>{nameOf(title)}</bdi>
          </b>{' '}
          <small>{formatInstant(locale, at, zone)}</small>
          <p className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
            <button
              type="button"
              className="lnk"
              disabled={disabled}
              aria-label={t('continueNamed', { name: nameOf(title) })}
              onClick={() => draft.take(writer)}
            >
              {t('continue')}
            </button>
            <button
              type="button"
              className="lnk"
              disabled={disabled}
              aria-label={t('discardNamed', { name: nameOf(title) })}
              onClick={() => {
                chosen.current = writer;
                void refuse.discard();
              }}
            >
              {t('discard')}
            </button>
          </p>
        </li>
      ))}
    </ul>
  );
  const count = t('others', { count: begun.length, n: formatNumber(locale, begun.length) });
  return (
    <Note role="status">
      {begun.length === 1 ? (
        <>
          <p>{count}</p>
          {list}
        </>
      ) : (
        <details>
          <summary className="cursor-pointer">{count}</summary>
          {list}
        </details>
      )}
      {refuse.dialog}
    </Note>
  );
}
