import { useTranslations } from 'next-intl';
import { CenterMessages } from '@/components/layout/center/center-messages';
import { PageHead } from '@/components/ui/page-head';
import type { MemberActor } from '@/lib/platform/auth/actor';
import { MailChoice } from './mail-choice';
import { MessageList } from './message-list';

/** Inbox of an account. */
export function MessageSection({ actor }: { actor: MemberActor }) {
  const t = useTranslations('inbox');
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')} />
      <CenterMessages namespaces={['inbox', 'noticeKind']}>
        <MessageList kind={actor.kind} timeZone={actor.timeZone} />
        <MailChoice kind={actor.kind} />
      </CenterMessages>
    </>
  );
}
