'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { toast } from '@/components/form/toast';
import { useFailureText } from '@/components/form/use-failure-text';
import { Button } from '@/components/ui/button';
import type { CallFailure } from '@/lib/platform/http/client';
import type { ConsoleLocale } from '@/lib/platform/i18n/console';
import { callConsole } from '@/lib/staff/client';
import { type ReportedMessage, reportMessagesCall } from '@/lib/staff/report/schema';
import { formatMoment } from '@/lib/staff/time';

type Page = { items: ReportedMessage[]; more: boolean };
type LineProps = { message: ReportedMessage; names: Props['names']; at: string };

function Line({ message: { side, name, kind, text, locale }, names, at }: LineProps) {
  const t = useTranslations('console.report');
  const isTold = kind === 'card' || kind === 'event';
  return (
    <li className="border-0 border-t border-solid border-line py-2">
      <p className="m-0 flex flex-wrap gap-x-2 text-12 text-ink-2">
        <b>
          <bdi>{side === 'supplier' ? names.supplier : names.purchaser}</bdi>
        </b>
        {side === 'supplier' && name !== null && <bdi>{name}</bdi>}
        <span>{at}</span>
      </p>
      <p className="m-0 whitespace-pre-wrap [overflow-wrap:anywhere]" dir="auto" lang={isTold ? undefined : locale}>
        {isTold ? t(kind) : text}
      </p>
    </li>
  );
}

type Props = {
  id: number;
  /** Names of the two sides. */
  names: { supplier: string; purchaser: string };
  locale: ConsoleLocale;
  timeZone: string;
};

/** Messages of a reported conversation, loaded on demand: access is logged. */
export function ReportMessages({ id, names, locale, timeZone }: Props) {
  const t = useTranslations('console.report');
  const say = useFailureText();
  const [page, setPage] = useState<Page | null>(null);
  const [busy, setBusy] = useState(false);
  const read = async () => {
    setBusy(true);
    const before = page?.items[0]?.number;
    try {
      const older = await callConsole(reportMessagesCall, { id, ...(before ? { before } : {}) });
      setPage({ items: [...older.items, ...(page?.items ?? [])], more: older.more });
    } catch (error) {
      toast(say(error as CallFailure), 'bad');
    }
    setBusy(false);
  };
  if (page === null)
    return (
      <p className="m-0">
        <Button size="s" busy={busy} onClick={() => void read()}>
          {t('read')}
        </Button>
      </p>
    );
  return (
    <section aria-label={t('messages')}>
      {page.more && (
        <Button size="s" busy={busy} onClick={() => void read()}>
          {t('earlier')}
        </Button>
      )}
      <ol className="m-0 mt-2 max-h-[60dvh] list-none overflow-y-auto p-0">
        {page.items.map((message) => (
          <Line
            key={message.number}
            message={message}
            names={names}
            at={formatMoment(locale, message.createdAt, timeZone)}
          />
        ))}
      </ol>
    </section>
  );
}
