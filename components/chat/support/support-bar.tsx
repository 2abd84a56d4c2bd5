'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { MemberOwner } from '@/components/chat/types';
import type { Chat } from '@/components/chat/use-chat';
import { useAct } from '@/components/form/use-act';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { type SupportView, supportAskCall, supportCancelCall } from '@/lib/chat/support/schema';
import { formatInstant, formatLanguage, formatNumber } from '@/lib/platform/i18n/format';
import { RatingForm } from './rating-form';
import { useSupport } from './use-support';

type BoxProps = { icon: string; title: string; children?: ReactNode; act?: ReactNode };

function Box({ icon, title, children, act }: BoxProps) {
  return (
    <div className="flex flex-none flex-wrap items-center gap-x-3 gap-y-2 border-0 border-b border-solid border-line bg-wash px-4 py-3">
      <Icon name={icon} className="text-accent" />
      <div className="min-w-0 flex-[1_1_220px]" role="status">
        <b className="block">{title}</b>
        {children && <span className="text-ink-2">{children}</span>}
      </div>
      {act}
    </div>
  );
}

type PartProps = {
  view: SupportView;
  owner: MemberOwner;
  ask: ReactNode;
  cancel: ReactNode;
  onRated: (view: SupportView) => void;
};

function Part({ view: { desk, request }, owner, ask, cancel, onRated }: PartProps) {
  const t = useTranslations('chat.support');
  const locale = useLocale();
  const when = desk.opensAt === null ? '' : formatInstant(locale, desk.opensAt, owner.timeZone);
  if (request?.state === 'waiting') {
    if (request.byMail)
      return (
        <Box icon="mail" title={t('byMail')} act={cancel}>
          {desk.open ? t('byMailOpen') : t('byMailText', { when })}
        </Box>
      );
    const [place, usual] = [request.place ?? 1, request.usual];
    return (
      <Box icon="clock" title={t('wait')} act={cancel}>
        {t('place', { place, n: formatNumber(locale, place), language: formatLanguage(locale, desk.locale) })}{' '}
        {usual !== null && t('usual', { minutes: usual, n: formatNumber(locale, usual) })}
      </Box>
    );
  }
  if (request?.state === 'open') return <Box icon="chat" title={t('with', { name: request.agent ?? t('name') })} />;
  if (request?.state === 'resolved')
    return (
      <div className="flex-none border-0 border-b border-solid border-line bg-wash px-4 py-3">
        <RatingForm key={request.id} id={request.id} rated={request.rating} owner={owner} onRated={onRated} />
      </div>
    );
  return (
    <Box icon="chat" title={t('askTitle')} act={ask}>
      {desk.open ? t('askText') : t('closedText', { when })}
    </Box>
  );
}

/** Status of the user's support request above the messages: sent, queued, assigned, to be rated. */
export function SupportBar({ chat, owner }: { chat: Chat; owner: MemberOwner }) {
  const t = useTranslations('chat');
  const { view, failed, retry, set, site } = useSupport(chat, owner);
  const options = { userType: owner.kind };
  const ask = useAct(supportAskCall, { options, onDone: set });
  const cancel = useAct(supportCancelCall, { options, onDone: set });
  if (!view)
    return failed ? (
      <Box
        icon="alert"
        title={t('support.failed')}
        act={
          <Button size="s" onClick={retry}>
            {t('retry')}
          </Button>
        }
      />
    ) : null;
  return (
    <Part
      view={view}
      owner={owner}
      onRated={set}
      ask={
        <Button size="s" tone="primary" busy={ask.busy} onClick={() => void ask.act({ siteId: site })}>
          {t('support.ask')}
        </Button>
      }
      cancel={
        <Button size="s" busy={cancel.busy} onClick={() => void cancel.act({ siteId: site })}>
          {t('support.cancel')}
        </Button>
      }
    />
  );
}
