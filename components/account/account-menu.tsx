'use client';

import { type KeyboardEvent, lazy, Suspense, useEffect, useRef } from 'react';
import { Icon } from '@/components/ui/icon';
import type { AccountTexts } from './account-text';
import { EntryList } from './entry-list';
import { useMember } from './use-member';

const MemberPanel = lazy(async () => ({ default: (await import('./member-panel')).MemberPanel }));

/**
 * Account area of the header: sign-in links or the signed-in accounts. Filled on the client, since pages are cached.
 */
export function AccountMenu({ texts }: { texts: AccountTexts }) {
  const member = useMember();
  const { kinds, acting, name, unread, news } = member;
  const box = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const leave = (event: PointerEvent) => {
      if (box.current?.open && !box.current.contains(event.target as Node)) box.current.open = false;
    };
    document.addEventListener('pointerdown', leave);
    return () => document.removeEventListener('pointerdown', leave);
  }, []);
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !box.current?.open || document.querySelector('dialog[open]')) return;
    box.current.open = false;
    box.current.querySelector('summary')?.focus();
  };
  const waiting = kinds.reduce((sum, kind) => sum + unread[kind] + news[kind], 0);
  return (
    <details suppressHydrationWarning className="lang acct" ref={box} onKeyDown={closeByKey}>
      <summary>
        <Icon name="user" />
        <span>{acting === null ? texts.signIn : (name[acting] ?? texts.label)}</span>
        {waiting > 0 && (
          <b className="acct-c">
            {waiting > 99 ? '99+' : waiting}
            <span className="sr">{` ${texts.unread}`}</span>
          </b>
        )}
        <Icon name="down" small />
      </summary>
      <div className="acct-m">
        {acting === null ? (
          <EntryList texts={texts} kinds={['purchaser', 'supplier']} />
        ) : (
          <Suspense fallback={null}>
            <MemberPanel member={member} texts={texts} />
          </Suspense>
        )}
      </div>
    </details>
  );
}
