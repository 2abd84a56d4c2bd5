'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Note } from '@/components/form/note';
import { useFailureText } from '@/components/form/use-failure-text';
import { Button, buttonStyle } from '@/components/ui/button';
import type { ConfirmLink } from '@/lib/account/change/queries';
import type { emailLinkCall } from '@/lib/account/change/schema';
import { callPath } from '@/lib/platform/http/call-contract';
import { CallFailure } from '@/lib/platform/http/client';
import { isolated } from '@/lib/platform/i18n/isolate';
import { entryHref } from './entry-route';

type State = 'asked' | 'busy' | 'done';
type Props = {
  token: string;
  /** Account to confirm; null for an invalid link. */
  link: ConfirmLink | null;
};

/** Asks before confirming, since link scanners open links too. */
export function ConfirmEmailForm({ token, link }: Props) {
  const page = useTranslations('accountPage');
  const t = useTranslations('accountPage.confirmEmail');
  const textOf = useFailureText();
  const [state, setState] = useState<State>(link?.confirmed ? 'done' : 'asked');
  const [failed, setFailed] = useState<string | null>(link === null ? t('unknown') : null);
  const confirm = async () => {
    setState('busy');
    setFailed(null);
    try {
      await callPath<typeof emailLinkCall>('/api/account/email/link', { token }, { userType: null, quiet: true });
      setState('done');
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      const [first] = error.errors;
      setFailed(first?.field === 'token' ? t('unknown') : (first?.message ?? textOf(error)));
      setState('asked');
    }
  };
  // An invalid link does not say which kind of account it was for.
  const kinds = link ? [link.kind] : (['supplier', 'purchaser'] as const);
  const done = state === 'done';
  return (
    <div className="mt-5 grid justify-items-start gap-5">
      <div role="status" className="w-full empty:hidden">
        {done && link && <Note kind="ok">{t('done', { email: isolated(link.email) })}</Note>}
        {failed !== null && <Note kind="bad">{failed}</Note>}
      </div>
      {link && !done && (
        <>
          <p>
            <bdi className="block font-strong [overflow-wrap:anywhere]">{link.email}</bdi>
            <span className="text-ink-2">{t('question')}</span>
          </p>
          <Button
            tone="primary"
            wide
            className="[.m_&]:min-h-11"
            aria-disabled={state === 'busy'}
            onClick={() => state !== 'busy' && void confirm()}
          >
            {t(state === 'busy' ? 'busy' : 'confirm')}
          </Button>
        </>
      )}
      <p
        className={
          done
            ? undefined
            : 'mt-5 flex flex-wrap gap-x-5 gap-y-1 text-ink-2 phone:items-center phone:justify-center phone:text-center [&_a]:inline-block [&_a]:min-h-6 [&_a]:font-strong [&_a]:text-accent phone:[&_a]:min-h-11 phone:[&_a]:leading-[44px] [&_a:hover]:underline'
        }
      >
        {kinds.map((kind) => (
          <a
            key={kind}
            href={entryHref(kind, 'home')}
            className={done ? buttonStyle({ tone: 'primary', size: 'l', className: 'phone:h-[52px]' }) : undefined}
          >
            {page(kind === 'supplier' ? 'toSupplierCenter' : 'toPurchaserCenter')}
          </a>
        ))}
      </p>
    </div>
  );
}
