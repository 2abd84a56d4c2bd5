'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { mailSetting } from '@/components/account/center/mail-setting';
import { usePhone } from '@/components/form/phone-scope';
import { useStepHash } from '@/components/form/use-step-hash';
import { LoadFailure } from '@/components/layout/center/load-failure';
import { cardList } from '@/components/layout/center/phone-card';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Link } from '@/components/ui/link';
import { Pager } from '@/components/ui/pager';
import { Skeleton } from '@/components/ui/skeleton';
import type { FollowType, followListCall, followReadCall } from '@/lib/footprint/follow/schema';
import { config } from '@/lib/platform/config';
import { callPath } from '@/lib/platform/http/call-contract';
import type { MemberKind } from '@/lib/platform/http/signed-in';
import { sites } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';
import { FollowRow } from './follow-row';
import { TypeChoice } from './type-choice';

const pageSize = 10;
const requestLists = { supplier: href('supplierPurchase'), purchaser: href('purchaseHome') } as const;
const textsFor = (kind: MemberKind) =>
  ({
    supplier: { none: 'noSuppliersFollowed', find: 'findSuppliers', address: href('companyList') },
    sector: { none: 'noSectorsFollowed', find: 'findSectors', address: href('productHome') },
    request: { none: 'noRequestsFollowed', find: 'findRequests', address: requestLists[kind] },
  }) as const satisfies Record<FollowType, object>;

type Props = {
  kind: MemberKind;
  timeZone: string;
  /** whether the account may follow requests */
  requests?: boolean;
};

/** What an account follows, by type, with news since its last visit; shown news counts as read. */
export function FollowList({ kind, timeZone, requests = false }: Props) {
  const t = useTranslations('footprint');
  const center = useTranslations('center');
  const locale = useLocale();
  const client = useQueryClient();
  const phone = usePhone();
  const texts = textsFor(kind);
  const types = config.follow.types.filter((one) => one !== 'request' || requests);
  const place = useStepHash(types);
  const type: FollowType = types.find((one) => one === place.current) ?? 'supplier';
  const [page, setPage] = useState(1);
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['follow', kind, type, page],
    queryFn: () =>
      callPath<typeof followListCall>(
        '/api/follow/list',
        { siteId: sites[locale].siteId, type, page, pageSize },
        { userType: kind, quiet: true },
      ),
    // News stays highlighted until the page is reopened.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  useEffect(() => {
    const ids = data?.items.filter(({ fresh }) => fresh > 0).map(({ id }) => id) ?? [];
    if (!data || ids.length === 0) return;
    // On failure it stays unread.
    callPath<typeof followReadCall>('/api/follow/read', { ids, until: data.at }, { userType: kind, quiet: true })
      .then(() => client.invalidateQueries({ queryKey: ['unread', kind] }))
      .catch(() => undefined);
  }, [client, data, kind]);
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-2">
        <TypeChoice
          label={t('types')}
          types={types}
          chosen={type}
          onChoose={(one) => {
            place.go(one);
            setPage(1);
          }}
        >
          {(one) => t(one)}
        </TypeChoice>
        <Link
          className="font-medium text-accent phone:inline-flex phone:min-h-11 phone:items-center"
          href={mailSetting(kind)}
        >
          {t('followMail')}
        </Link>
      </div>
      {isError && !isFetching && <LoadFailure onRetry={() => void refetch()} />}
      {!data && (isFetching || !isError) && <Skeleton label={center('loading')} />}
      {data?.total === 0 && (
        <EmptyState icon="star" text={t(texts[type].none)}>
          <ButtonLink tone="primary" href={texts[type].address}>
            {t(texts[type].find)}
          </ButtonLink>
        </EmptyState>
      )}
      {data && data.total > 0 && (
        <>
          <ul className={phone ? cardList : 'rounded border border-line'}>
            {data.items.map((item) => (
              <FollowRow key={item.id} item={item} kind={kind} timeZone={timeZone} />
            ))}
          </ul>
          <Pager page={page} pages={Math.ceil(data.total / pageSize)} onPage={setPage} />
        </>
      )}
    </>
  );
}
