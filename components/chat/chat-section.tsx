import { CenterMessages } from '@/components/layout/center/center-messages';
import { TranslateScope } from '@/components/translate/translate-scope';
import { previewCard } from '@/lib/chat/card/queries';
import { cardField } from '@/lib/chat/schema';
import type { MemberActor } from '@/lib/platform/auth/actor';
import { mayDo } from '@/lib/platform/auth/rules';
import { idField } from '@/lib/platform/http/field';
import { type Locale, sites } from '@/lib/platform/i18n/site';
import { currencyChoices } from '@/lib/platform/money/currency';
import { canTranslate } from '@/lib/platform/translate/service';
import { usualCurrency } from '@/lib/product/queries';
import { listCountries } from '@/lib/reference/queries';
import { ChatScreen } from './chat-screen';
import type { ChatChoices, ChatRequest } from './types';

type Query = Record<string, string | string[] | undefined>;

const idOf = (value: Query[string]): number | null => idField.safeParse(Number(value)).data ?? null;

function readAsked(query: Query): ChatRequest {
  const [company, quotation, request] = [query.company, query.quotation, query.request].map(idOf);
  const [application, meeting] = [query.application, query.meeting].map(idOf);
  const [kind, id] = typeof query.card === 'string' ? query.card.split('-') : [];
  const card = cardField.safeParse({ kind, id: Number(id) }).data ?? null;
  const start =
    (company && { companyId: company }) ||
    (quotation && { quotationId: quotation }) ||
    (request && { requestId: request }) ||
    (application && { applicationId: application }) ||
    (meeting && { meetingId: meeting }) ||
    (query.support !== undefined && 'support') ||
    null;
  return { start, id: idOf(query.id), card };
}

async function choicesOf(actor: MemberActor, locale: Locale): Promise<ChatChoices> {
  return {
    countries: (await listCountries(locale)).map(({ code, name }) => ({ value: code, label: name })),
    currencies: currencyChoices(sites[locale].intl),
    usual: actor.kind === 'supplier' ? ((await usualCurrency(actor.companyId)) ?? '') : '',
  };
}

/**
 * The chat of an account. The query may name the partner: ?company=12&card=product-5, ?quotation=7, ?request=8,
 * ?application=3, ?meeting=9, ?support or ?id=4.
 */
export async function ChatSection({ actor, locale, query }: { actor: MemberActor; locale: Locale; query: Query }) {
  const request = readAsked(query);
  const view = request.card && (await previewCard({ actor, site: locale }, request.card));
  const { accountId, kind, name, timeZone } = actor;
  const supportOnly = actor.kind === 'supplier' && !mayDo(actor.role, 'chat');
  return (
    <CenterMessages namespaces={['chat', 'phrase', 'product', 'productForm', 'report', 'trade', 'translate']}>
      <TranslateScope on={canTranslate()}>
        <ChatScreen
          owner={{ accountId, kind, name, timeZone, supportOnly }}
          asked={{ ...request, card: view && request.card, view }}
          choices={await choicesOf(actor, locale)}
        />
      </TranslateScope>
    </CenterMessages>
  );
}
