'use client';

import { lazy, type MouseEvent, Suspense, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '@/components/ui/icon';
import { href } from '@/lib/platform/routes/address';
import { signInAddress } from '@/lib/platform/routes/back';
import type { AccountTexts } from './account-text';
import { useMember } from './use-member';

const MemberPanel = lazy(async () => ({ default: (await import('./member-panel')).MemberPanel }));

type Props = {
  texts: AccountTexts;
  /** classes of a bare icon outside the bar */
  symbol?: string;
};

/** The account item of the bottom bar: a sign-in link, or a sheet with the signed-in accounts. */
export function AccountTab({ texts, symbol }: Props) {
  const member = useMember();
  const { kinds, acting, unread, news } = member;
  const sheet = useRef<HTMLDialogElement>(null);
  const waiting = kinds.reduce((sum, kind) => sum + unread[kind] + news[kind], 0);
  const act = (event: MouseEvent<HTMLAnchorElement>) => {
    if (acting === null) {
      event.currentTarget.href = signInAddress('purchaser');
      return;
    }
    event.preventDefault();
    sheet.current?.showModal();
  };
  // Links look different outside the bar.
  const accountSheet =
    acting !== null &&
    createPortal(
      // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself.
      <dialog
        className="sheet"
        ref={sheet}
        aria-label={texts.label}
        onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
      >
        <div className="head">
          <h2>{texts.label}</h2>
          <button type="button" className="ic" aria-label={texts.close} onClick={() => sheet.current?.close()}>
            <Icon name="close" />
          </button>
        </div>
        <Suspense fallback={null}>
          <MemberPanel member={member} texts={texts} />
        </Suspense>
      </dialog>,
      document.body,
    );
  return (
    <>
      <a
        className={symbol}
        href={href('purchaserLogin')}
        onClick={act}
        aria-haspopup={acting === null ? undefined : 'dialog'}
      >
        <Icon name="user" />
        {symbol ? <span className="sr">{texts.me}</span> : texts.me}
        {!symbol && waiting > 0 && (
          <b>
            {waiting > 99 ? '99+' : waiting}
            <span className="sr">{` ${texts.unread}`}</span>
          </b>
        )}
      </a>
      {accountSheet}
    </>
  );
}
