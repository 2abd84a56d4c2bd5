'use client';

import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { chooseActor, type MemberKind } from '@/lib/platform/http/signed-in';
import { href } from '@/lib/platform/routes/address';
import type { AccountTexts } from './account-text';
import { AskDialog } from './ask-dialog';
import { EntryList } from './entry-list';
import type { Member } from './use-member';

const places = {
  supplier: {
    home: href('supplierHome'),
    request: href('supplierPurchase'),
    chat: href('supplierIm'),
    message: href('supplierMessage'),
    follow: href('supplierHistoryType', { type: 'follows' }),
    favourite: href('supplierHistoryType', { type: 'favourites' }),
    history: href('supplierHistoryType', { type: 'browsing' }),
  },
  purchaser: {
    home: href('purchaserHome'),
    request: href('purchaserPurchase'),
    chat: href('purchaserIm'),
    message: href('purchaserMessage'),
    follow: href('purchaserFollow'),
    favourite: href('purchaserFavourite'),
    history: href('purchaserLog'),
  },
};

/** Unread count; nothing for 0. */
function Count({ of, unit }: { of: number; unit: string }) {
  if (of === 0) return null;
  return (
    <em>
      {of > 99 ? '99+' : of}
      <span className="sr">{` ${unit}`}</span>
    </em>
  );
}

/** The signed-in accounts: links to their centers and messages, and sign-out. */
export function MemberPanel({ member, texts }: { member: Member; texts: AccountTexts }) {
  const { kinds, acting, name, unread, messages, news } = member;
  const box = useRef<HTMLDialogElement>(null);
  const [leaving, setLeaving] = useState<MemberKind | null>(null);
  const word = { supplier: texts.asSupplier, purchaser: texts.asPurchaser };
  const leave = async () => {
    box.current?.close();
    if (leaving) await (await import('./sign-out')).endSession(leaving);
  };
  return (
    <div className="acct-p">
      {kinds.length > 1 && (
        <fieldset className="acct-as">
          <legend>{texts.acting}</legend>
          {kinds.map((kind) => (
            <label key={kind}>
              <input type="radio" name="acting" checked={acting === kind} onChange={() => chooseActor(kind)} />
              <span>{word[kind]}</span>
            </label>
          ))}
        </fieldset>
      )}
      {kinds.map((kind) => (
        <section key={kind}>
          <p className="acct-n">
            <b>
              <bdi>{name[kind] ?? word[kind]}</bdi>
            </b>
            {name[kind] && <small>{word[kind]}</small>}
          </p>
          <ul>
            <li>
              <a href={places[kind].home}>
                <Icon name="grid" small />
                {texts.center}
              </a>
            </li>
            <li>
              <a href={places[kind].request}>
                <Icon name="document" small />
                {texts.requests}
              </a>
            </li>
            <li>
              <a href={places[kind].chat}>
                <Icon name="chat" small />
                {texts.chat}
                <Count of={messages[kind]} unit={texts.unread} />
              </a>
            </li>
            <li>
              <a href={places[kind].message}>
                <Icon name="bell" small />
                {texts.messages}
                <Count of={unread[kind] - messages[kind]} unit={texts.unread} />
              </a>
            </li>
            <li>
              <a href={places[kind].follow}>
                <Icon name="star" small />
                {texts.follows}
                <Count of={news[kind]} unit={texts.unread} />
              </a>
            </li>
            <li>
              <a href={places[kind].favourite}>
                <Icon name="heart" small />
                {texts.favourites}
              </a>
            </li>
            <li>
              <a href={places[kind].history}>
                <Icon name="history" small />
                {texts.history}
              </a>
            </li>
            <li>
              <button
                type="button"
                onClick={() => {
                  setLeaving(kind);
                  box.current?.showModal();
                }}
              >
                <Icon name="sign-out" small mirrored />
                {texts.signOut}
              </button>
            </li>
          </ul>
        </section>
      ))}
      {/* Suppliers often buy too; buyers rarely sell, and find the supplier sign-in elsewhere. */}
      {kinds.length === 1 && kinds[0] === 'supplier' && <EntryList texts={texts} kinds={['purchaser']} />}
      <AskDialog box={box} question={texts.confirm} cancel={texts.cancel}>
        <Button tone="primary" onClick={leave}>
          {texts.proceed}
        </Button>
      </AskDialog>
    </div>
  );
}
