'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { signInAddress } from '@/lib/platform/routes/back';
import { consoleSignIn } from '@/lib/staff/client';
import type { ChatOwner } from './types';
import type { Chat } from './use-chat';

const box =
  'flex flex-none flex-wrap items-center gap-x-3 gap-y-2 border-0 border-b border-solid border-line px-4 py-2';

/** Connection problems of the chat and what to do about them; empty if all is well. */
export function LinkBar({ chat: { link, state, keeps }, owner }: { chat: Chat; owner: ChatOwner }) {
  const t = useTranslations('chat');
  if (state === 'online' || state === 'connecting')
    return keeps ? null : (
      <p className={`${box} m-0 bg-warn-soft text-warn`} role="status">
        <Icon name="alert" small />
        {t('keptFailed')}
      </p>
    );
  const again = () => link.reconnect();
  const isRetried = state === 'offline' || state === 'tooMany';
  return (
    <div className={`${box} bg-warn-soft text-warn`} role={state === 'suspended' ? 'status' : 'alert'}>
      <Icon name={isRetried || state === 'suspended' ? 'reload' : 'alert'} small />
      <span className="min-w-0 flex-[1_1_220px]">{t(state)}</span>
      {isRetried && (
        <Button size="s" onClick={again}>
          {t('reconnect')}
        </Button>
      )}
      {state === 'superseded' && (
        <Button size="s" onClick={again}>
          {t('takeOver')}
        </Button>
      )}
      {state === 'ended' && (
        <Button
          size="s"
          onClick={() => location.assign(owner.kind === 'staff' ? consoleSignIn() : signInAddress(owner.kind))}
        >
          {t('signIn')}
        </Button>
      )}
    </div>
  );
}
