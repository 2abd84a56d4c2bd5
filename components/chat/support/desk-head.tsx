'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import type { ChatOwner } from '@/components/chat/types';
import { useAct } from '@/components/form/use-act';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { IconButton } from '@/components/ui/icon-button';
import { Link } from '@/components/ui/link';
import { Menu, type MenuEntry } from '@/components/ui/menu';
import { type DeskItem, deskHandCall, deskResolveCall, deskTakeCall } from '@/lib/chat/support/schema';
import { formatLanguage } from '@/lib/platform/i18n/format';
import { href } from '@/lib/platform/routes/address';

type Props = {
  item: DeskItem;
  owner: ChatOwner;
  agents: readonly { id: number; name: string }[];
  typing: string | null | undefined;
  onTaken: () => void;
  onChanged: () => void;
  onBack: () => void;
};

const options = { userType: null, quiet: true } as const;

/** The requester, and actions on the request. */
export function DeskHead({ item, owner, agents, typing, onTaken, onChanged, onBack }: Props) {
  const t = useTranslations('console.support');
  const chat = useTranslations('chat');
  const locale = useLocale();
  const [asking, setAsking] = useState(false);
  // Also after a failure: a colleague may have acted first.
  const act = { options, onDone: onChanged };
  const rereads = [['desk-list'], ['desk-item']];
  const take = useAct(deskTakeCall, { ...act, rereads, done: t('taken'), onDone: onTaken });
  const hand = useAct(deskHandCall, { ...act, rereads, done: t('handDone') });
  const resolve = useAct(deskResolveCall, { ...act, rereads, done: t('resolved') });
  const { id, state, agent, asker } = item;
  const mine = !item.free && state === 'open' && agent?.id === owner.accountId;
  const entries: MenuEntry[] = [
    ...agents.map((one) => ({
      key: String(one.id),
      label: one.name,
      icon: 'user',
      run: () => void hand.act({ id, agentId: one.id }),
    })),
    { key: 'queue', label: t('handQueue'), icon: 'history', run: () => void hand.act({ id, agentId: null }) },
  ];
  return (
    <header className="flex flex-none flex-wrap items-center gap-x-3 gap-y-2 border-0 border-b border-solid border-line bg-paper px-4 py-2">
      <span className="hidden max-md:block">
        <IconButton icon="start" mirrored label={t('back')} onClick={onBack} />
      </span>
      <div className="min-w-0 flex-[1_1_200px]">
        <h2 className="m-0 truncate text-16 leading-(--lh)">
          <bdi>{asker.name}</bdi>
        </h2>
        <p className="m-0 flex flex-wrap gap-x-2 text-12 text-ink-2">
          <span>{t(asker.kind)}</span>
          {asker.company && (
            <Link href={href('adminCompany', { id: asker.company.id })}>
              <bdi>{asker.company.name}</bdi>
            </Link>
          )}
          <span>{formatLanguage(locale, item.locale)}</span>
          <span className="text-accent" role="status">
            {typing === undefined ? '' : chat('typingUnnamed')}
          </span>
        </p>
      </div>
      {item.free && (
        <Button tone="primary" busy={take.busy} onClick={() => void take.act({ id })}>
          {t('take')}
        </Button>
      )}
      {mine && (
        <>
          <Menu label={t('hand')} icon="swap" size="m" labelled entries={entries} />
          <Button busy={resolve.busy} onClick={() => setAsking(true)}>
            {t('resolve')}
          </Button>
        </>
      )}
      {asking && (
        <ConfirmDialog
          busy={resolve.busy}
          text={t('resolveAsk')}
          more={t('resolveText')}
          proceed={t('resolve')}
          onAnswer={async (agreed) => {
            if (agreed) await resolve.act({ id });
            setAsking(false);
          }}
        />
      )}
    </header>
  );
}
