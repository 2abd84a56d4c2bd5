import { getTranslations } from 'next-intl/server';
import { CenterMessages } from '@/components/layout/center/center-messages';
import { QueryProvider } from '@/components/layout/query-provider';
import { TranslateScope } from '@/components/translate/translate-scope';
import { EmptyState } from '@/components/ui/empty-state';
import { type SupportAnswers, supportAnswers } from '@/lib/chat/support/canned-answer';
import { deskViews } from '@/lib/chat/support/constants';
import { listAgents } from '@/lib/chat/support/desk/queries';
import type { StaffActor } from '@/lib/platform/auth/actor';
import { isStaffOf } from '@/lib/platform/auth/rules';
import { idField } from '@/lib/platform/http/field';
import { type Locale, locales } from '@/lib/platform/i18n/site';
import { translator } from '@/lib/platform/i18n/translate';
import { canTranslate } from '@/lib/platform/translate/service';
import { DeskScreen } from './desk-screen';

async function answersIn(locale: Locale): Promise<[Locale, SupportAnswers]> {
  const t = await translator(locale);
  return [locale, Object.fromEntries(supportAnswers.map((key) => [key, t(`supportAnswer.${key}`)])) as SupportAnswers];
}

type Props = { actor: StaffActor; query: Record<string, string | string[] | undefined> };

/** The support desk. The query says what is open: ?view=mine&desk=fr&id=12. */
export async function DeskSection({ actor, query }: Props) {
  const t = await getTranslations('console.support');
  if (!isStaffOf(actor, 'support')) return <EmptyState icon="lock" text={t('denied')} />;
  const { accountId, name, timeZone } = actor;
  const initial = {
    view: deskViews.find((view) => view === query.view) ?? 'waiting',
    locale: locales.find((locale) => locale === query.desk) ?? null,
    id: idField.safeParse(Number(query.id)).data ?? null,
  };
  const answers = Object.fromEntries(await Promise.all(locales.map(answersIn))) as Record<Locale, SupportAnswers>;
  return (
    <CenterMessages namespaces={['console', 'chat', 'phrase', 'product', 'trade', 'translate']}>
      <QueryProvider>
        <TranslateScope on={canTranslate()}>
          <DeskScreen
            owner={{ accountId, kind: 'staff', name, timeZone }}
            initial={initial}
            answers={answers}
            agents={(await listAgents()).filter(({ id }) => id !== accountId)}
          />
        </TranslateScope>
      </QueryProvider>
    </CenterMessages>
  );
}
