'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { toast } from '@/components/form/toast';
import { useFailureText } from '@/components/form/use-failure-text';
import { useFileSave } from '@/components/form/use-file-save';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Menu, type MenuEntry } from '@/components/ui/menu';
import type { chatArchiveCall, chatMuteCall } from '@/lib/chat/place/schema';
import type { Conversation, chatBlockCall } from '@/lib/chat/schema';
import { callPath } from '@/lib/platform/http/call-contract';
import type { CallFailure } from '@/lib/platform/http/client';
import { HandDialog } from './hand-dialog';
import { ReportChat } from './report-chat';
import type { MemberOwner } from './types';

/** Actions that need confirmation. */
type Asked = 'block' | 'hand' | 'report';

type Props = { of: Conversation; owner: MemberOwner; onAbout: (() => void) | null };

/** Menu of a conversation. */
export function ThreadMenu({ of, owner, onAbout }: Props) {
  const t = useTranslations('chat');
  const [opened, setOpened] = useState<Asked | null>(null);
  const [busy, setBusy] = useState(false);
  const say = useFailureText();
  const address = `/api/chat/export?as=${owner.kind}&id=${of.id}`;
  const page = useFileSave(address);
  const text = useFileSave(`${address}&format=txt`);
  const close = () => setOpened(null);
  const block = async (blocked: boolean) => {
    setBusy(true);
    await callPath<typeof chatBlockCall>(
      '/api/chat/block',
      { conversationId: of.id, blocked },
      { userType: owner.kind, quiet: true },
    ).catch((error: CallFailure) => toast(say(error), 'bad'));
    setBusy(false);
    close();
  };
  const by = { userType: owner.kind, quiet: true } as const;
  const conversationId = of.id;
  const mute = () => callPath<typeof chatMuteCall>('/api/chat/mute', { conversationId, muted: !of.muted }, by);
  const archive = () =>
    callPath<typeof chatArchiveCall>(
      '/api/chat/archive',
      { conversationId, upTo: of.archived ? 0 : of.lastNumber },
      by,
    );
  const withToast = (work: Promise<null>) => void work.catch((error: CallFailure) => toast(say(error), 'bad'));
  const places: MenuEntry[] = [
    { key: 'mute', icon: 'bell', label: t(of.muted ? 'unmute' : 'mute'), run: () => withToast(mute()) },
    { key: 'archive', icon: 'box', label: t(of.archived ? 'unarchive' : 'archive'), run: () => withToast(archive()) },
  ];
  const saves: MenuEntry[] = [
    { key: 'export', label: t('export.open'), icon: 'download', run: page.save },
    { key: 'text', label: t('export.openText'), icon: 'document', run: text.save },
  ];
  const bar: MenuEntry =
    of.blockedBy === 'own'
      ? { key: 'unblock', label: t('unblock'), icon: 'lock', run: () => void block(false) }
      : { key: 'block', label: t('block'), icon: 'lock', danger: true, run: () => setOpened('block') };
  const entries: MenuEntry[] = [
    ...(onAbout ? [{ key: 'about', label: t('about.title'), icon: 'info', run: onAbout }] : []),
    ...(of.side === 'supplier' && of.kind === 'trade' && of.open
      ? [{ key: 'hand', label: t('hand.title'), icon: 'users', run: () => setOpened('hand') }]
      : []),
    ...(of.lastNumber > 0 ? [...places, ...saves] : []),
    ...(of.kind === 'support' ? [] : [bar]),
    ...(of.kind === 'trade' && of.lastNumber > 0
      ? [{ key: 'report', label: t('report.open'), icon: 'alert', danger: true, run: () => setOpened('report') }]
      : []),
  ];
  return (
    <>
      <Menu label={t('more')} entries={entries} />
      {opened === 'hand' && <HandDialog of={of} owner={owner} onClose={close} />}
      {opened === 'report' && <ReportChat of={of} owner={owner} onClose={close} />}
      {opened === 'block' && (
        <ConfirmDialog
          danger
          busy={busy}
          text={t('blockAsk', { name: of.name ?? t('unknownBuyer') })}
          more={t('blockText')}
          proceed={t('block')}
          onAnswer={(agreed) => (agreed ? void block(true) : close())}
        />
      )}
    </>
  );
}
