'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { usePhone } from '@/components/form/phone-scope';
import { PhoneCard } from '@/components/layout/center/phone-card';
import { RowFailure, useRowFailures } from '@/components/layout/center/row-failure';
import { CompanyLogo } from '@/components/list/mark/company-logo';
import { PurchaseStateBadge } from '@/components/trade/purchase-state-badge';
import { Button, ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { SpokenText } from '@/components/ui/spoken-text';
import type { FollowView, followAddCall, followDeleteCall } from '@/lib/footprint/follow/schema';
import { callPath } from '@/lib/platform/http/call-contract';
import type { MemberKind } from '@/lib/platform/http/signed-in';
import { formatInstant, formatNumber } from '@/lib/platform/i18n/format';
import { href } from '@/lib/platform/routes/address';
import { askAddress } from '@/lib/platform/routes/ask';
import { FollowNewsList } from './follow-news-list';

const symbols = { supplier: 'building', sector: 'grid', request: 'document' } as const;
const goneTexts = { supplier: 'goneSupplier', sector: 'goneSector', request: 'goneRequest' } as const;
const addressOf = (kind: MemberKind, type: FollowView['type'], id: number): string => {
  if (type === 'supplier') return href('showroomHome', { companyId: id });
  if (type === 'sector') return href('productCategory', { cateid: id });
  return href(kind === 'supplier' ? 'supplierPurchaseQuote' : 'purchaseDetail', { id });
};

type Props = { item: FollowView; kind: MemberKind; timeZone: string };

/** A followed supplier, sector or request with its latest news; unfollowing can be undone. */
export function FollowRow({ item, kind, timeZone }: Props) {
  const t = useTranslations('footprint');
  const locale = useLocale();
  const [followed, setFollowed] = useState(true);
  const [busy, setBusy] = useState(false);
  const { failureOf, attempt } = useRowFailures<number>();
  const button = useRef<HTMLButtonElement>(null);
  const { type, subjectId, name, logo: logoOf, request, createdAt, fresh } = item;
  const change = async (follow: boolean) => {
    setBusy(true);
    const options = { userType: kind, quiet: true } as const;
    const work = () =>
      follow
        ? callPath<typeof followAddCall>('/api/follow/add', { type, id: subjectId }, options)
        : callPath<typeof followDeleteCall>('/api/follow/delete', { type, ids: [subjectId] }, options);
    if (await attempt(subjectId, work, () => void change(follow))) setFollowed(follow);
    setBusy(false);
    button.current?.focus();
  };
  const missingText = t(goneTexts[type]);
  const address = addressOf(kind, type, subjectId);
  const ask = kind === 'purchaser' && type === 'supplier' && name ? askAddress({ companies: [subjectId] }) : null;
  const logo =
    type === 'supplier' && name ? (
      <CompanyLogo src={logoOf} name={name.text} />
    ) : (
      <span className="grid size-[52px] flex-none place-items-center rounded bg-wash text-ink-3">
        <Icon name={symbols[type]} />
      </span>
    );
  const title = name ? (
    <a href={address}>
      <SpokenText of={name} site={locale} />
    </a>
  ) : (
    <span className="text-ink-3">{missingText}</span>
  );
  const fact = request && (
    <>
      <PurchaseStateBadge state={request.state} />
      {request.state === 'open' && (
        <time dateTime={request.validUntil}>
          {t('closes', { time: formatInstant(locale, request.validUntil, timeZone) })}
        </time>
      )}
    </>
  );
  const mark = followed && fresh > 0 && (
    <small className="justify-self-start rounded-full bg-accent-soft px-2 text-12 text-accent-strong">
      {t('fresh', { count: fresh, n: formatNumber(locale, fresh) })}
    </small>
  );
  const since = followed ? t('followedAt', { time: formatInstant(locale, createdAt, timeZone) }) : t('followEnded');
  const news = followed && <FollowNewsList news={item.news} timeZone={timeZone} />;
  if (usePhone())
    return (
      <PhoneCard
        name={name?.text ?? missingText}
        picture={logo}
        title={title}
        state={mark}
        facts={[since, request && <span className="flex flex-wrap items-center gap-2">{fact}</span>]}
        acts={[
          ...(name ? [{ label: t('open'), icon: 'eye', href: address }] : []),
          ...(ask ? [{ label: t('ask'), icon: 'mail', href: ask }] : []),
          followed
            ? { label: t('unfollow'), icon: 'close', bad: true, off: busy, run: () => void change(false) }
            : { label: t('undo'), icon: 'reload', off: busy, run: () => void change(true) },
        ]}
        failure={failureOf(subjectId)}
      >
        {news}
        {!followed && (
          <Button
            size="s"
            className="justify-self-start"
            aria-disabled={busy}
            onClick={({ currentTarget }) => {
              if (busy) return;
              // The undo button disappears when used.
              currentTarget.closest('li')?.querySelector('button')?.focus();
              void change(true);
            }}
          >
            {t('undo')}
          </Button>
        )}
      </PhoneCard>
    );
  return (
    <li className="flex flex-wrap items-start gap-4 border-line p-4 [&+&]:border-t">
      {logo}
      <div className="min-w-[220px] flex-1">
        <h2 className="flex flex-wrap items-center gap-2 text-16 font-strong">
          {title}
          {mark}
        </h2>
        <p className="text-12 text-ink-3">{since}</p>
        {request && <p className="mt-1 flex flex-wrap items-center gap-2 text-12 text-ink-2">{fact}</p>}
        {news}
      </div>
      {ask && (
        <ButtonLink hard size="s" icon="mail" href={ask}>
          {t('ask')}{' '}
          <span className="sr">
            <bdi>{name?.text}</bdi>
          </span>
        </ButtonLink>
      )}
      <Button
        ref={button}
        size="s"
        aria-disabled={busy}
        // A double click must not undo its first click.
        onClick={({ detail }) => detail < 2 && !busy && void change(!followed)}
      >
        {followed ? t('unfollow') : t('undo')}{' '}
        <span className="sr">
          <bdi>{name?.text ?? missingText}</bdi>
        </span>
      </Button>
      <RowFailure of={failureOf(subjectId)} className="basis-full" />
    </li>
  );
}
