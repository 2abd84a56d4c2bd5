'use client';

import type { MouseEvent } from 'react';
import type { MemberKind } from '@/lib/platform/http/signed-in';
import { href } from '@/lib/platform/routes/address';
import { signInAddress } from '@/lib/platform/routes/back';
import type { AccountTexts } from './account-text';

const places = {
  supplier: { login: href('supplierLogin'), register: href('supplierRegister') },
  purchaser: { login: href('purchaserLogin'), register: href('purchaserRegister') },
};

/** Sign-in and registration links for each kind; with JavaScript they return to this page. */
export function EntryList({ texts, kinds }: { texts: AccountTexts; kinds: readonly MemberKind[] }) {
  const back = (kind: MemberKind) => (event: MouseEvent<HTMLAnchorElement>) => {
    event.currentTarget.href = signInAddress(kind);
  };
  return kinds.map((kind) => (
    <section key={kind}>
      <p className="acct-n">
        <b>{texts[kind]}</b>
      </p>
      <ul className="acct-d">
        <li>
          <a href={places[kind].login} onClick={back(kind)}>
            {texts.signIn}
          </a>
        </li>
        <li>
          <a href={places[kind].register}>{texts.register}</a>
        </li>
      </ul>
    </section>
  ));
}
