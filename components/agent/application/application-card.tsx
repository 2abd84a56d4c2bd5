'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useZone } from '@/components/form/account-zone';
import { Badge } from '@/components/ui/badge';
import { Link } from '@/components/ui/link';
import { SpokenText } from '@/components/ui/spoken-text';
import type { ApplicationState } from '@/lib/agent/application/constants';
import { formatInstant } from '@/lib/platform/i18n/format';
import { href } from '@/lib/platform/routes/address';
import type { ApplicationList } from './application-list';
import { type CountryNames, useCountryList } from './names';

const tones: Record<ApplicationState, 'warn' | 'ok' | 'plain'> = {
  submitted: 'warn',
  accepted: 'ok',
  declined: 'plain',
};

type Shared = Parameters<Parameters<typeof ApplicationList>[0]['row']>[0];
type Props = {
  item: Shared;
  /** The other party. */
  who: ReactNode;
  /** Whether the offer has a public page. */
  open: boolean;
  names: CountryNames;
  children?: ReactNode;
};

/** An application as both sides see it: offer, countries, date, message and answer. */
export function ApplicationCard({ item, who, open, names, children }: Props) {
  const t = useTranslations('agentApplication');
  const locale = useLocale();
  const zone = useZone();
  const list = useCountryList(names);
  const { state, slogan, countries, message, position, createdAt, answer, declineKey, answeredAt, territories } = item;
  const title = <SpokenText of={slogan} site={locale} />;
  const exclusive = territories.some((one) => one.exclusive);
  return (
    <article className="grid gap-2 rounded border border-line bg-paper p-4">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="min-w-0 text-16 font-[650] [overflow-wrap:anywhere]">
          {open ? (
            <Link
              className="lnk phone:inline-flex phone:min-h-11 phone:items-center"
              href={href('agentDetail', { id: item.offerId })}
            >
              {title}
            </Link>
          ) : (
            title
          )}
        </h2>
        <Badge tone={tones[state]} hollow={state === 'submitted'}>
          {t(`state.${state}`)}
        </Badge>
        <time className="ms-auto text-12 text-ink-3" dateTime={createdAt}>
          {formatInstant(locale, createdAt, zone)}
        </time>
      </header>
      <p className="text-ink-2">
        {who}
        {position !== '' && <span className="ms-2 text-ink-3">{position}</span>}
      </p>
      {!open && <p className="text-12 text-ink-3">{t('closed')}</p>}
      <p>{t('asked', { countries: list(countries) })}</p>
      <p className="whitespace-pre-line [overflow-wrap:anywhere]" dir="auto">
        {message}
      </p>
      {answeredAt && (
        <div className="grid gap-1 border-t border-line pt-2">
          {territories.length > 0 && (
            <p className="font-strong">
              {t(exclusive ? 'givenExclusive' : 'given', { countries: list(territories.map(({ code }) => code)) })}
            </p>
          )}
          {declineKey && <p>{t(`declineReason.${declineKey}`)}</p>}
          {answer !== '' && (
            <p className="whitespace-pre-line [overflow-wrap:anywhere]" dir="auto">
              {answer}
            </p>
          )}
          <time className="text-12 text-ink-3" dateTime={answeredAt}>
            {formatInstant(locale, answeredAt, zone)}
          </time>
        </div>
      )}
      {children}
    </article>
  );
}
