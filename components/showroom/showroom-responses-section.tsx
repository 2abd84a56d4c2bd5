import { getTranslations } from 'next-intl/server';
import { readResponses } from '@/lib/chat/response/read';
import { formatNumber } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/site';
import { publicResponseFrom, responseDays } from '@/lib/quotation/response/queries';
import { ShowroomResponse } from './showroom-response';

type Props = {
  companyId: number;
  locale: Locale;
  /** a full-width section of its own */
  wide?: boolean;
};

/** Response figures for purchase requests and messages; on a page of facts, from when on there are any. */
export async function ShowroomResponses({ companyId, locale, wide = false }: Props) {
  const t = await getTranslations();
  const { trade, chat } = await readResponses(companyId);
  const on = (count: number) => ({ count, n: formatNumber(locale, count), days: formatNumber(locale, responseDays) });
  if (!trade && !chat)
    return (
      !wide && (
        <section className="doc">
          <h2 className="h">{t('showroom.response.title')}</h2>
          <p className="mt-2 text-ink-3">{t('showroom.response.none', on(publicResponseFrom))}</p>
        </section>
      )
    );
  const facts = (
    <>
      {trade && (
        <ShowroomResponse
          title={t('showroom.response.title')}
          rate={[t('showroom.response.rate'), trade.answered / trade.invited]}
          time={[t('showroom.response.time'), trade.hours]}
          basis={t('quotationCenter.dashboard.basis', on(trade.invited))}
          locale={locale}
        />
      )}
      {chat && (
        <ShowroomResponse
          title={t('chat.response.title')}
          rate={[t('chat.response.rate'), chat.answered / chat.asked]}
          time={[t('chat.response.time'), chat.hours]}
          basis={t('chat.response.basis', on(chat.asked))}
          locale={locale}
        />
      )}
    </>
  );
  if (!wide) return facts;
  return (
    <div className="sec">
      <div className="wrap two even [&>.doc]:mt-0">{facts}</div>
    </div>
  );
}
