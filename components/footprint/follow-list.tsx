'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { mailSetting } from '@/components/account-center/mail-setting';
import { EmptyState } from '@/components/centre/empty-state';
import { LoadFailure } from '@/components/centre/load-failure';
import { Pager } from '@/components/centre/pager';
import { cardList } from '@/components/centre/phone-card';
import { SkeletonRows } from '@/components/centre/skeleton-rows';
import { usePhone } from '@/components/form/phone-scope';
import { useStepHash } from '@/components/form/use-step-hash';
import { Link } from '@/components/ui/link';
import { config } from '@/lib/config';
import type { FollowPage, FollowType } from '@/lib/footprint/follow/schema';
import { call } from '@/lib/http/client';
import type { MemberKind } from '@/lib/http/presence';
import { sites } from '@/lib/i18n/site';
import { href } from '@/lib/routes/address';
import { FollowRow } from './follow-row';

const pageSize = 10;
const texts = {
  supplier: { none: 'noSuppliersFollowed', find: 'findSuppliers', address: href('companyList') },
  sector: { none: 'noSectorsFollowed', find: 'findSectors', address: href('productHome') },
  request: { none: 'noRequestsFollowed', find: 'findRequests', address: href('supplierPurchase') },
} as const satisfies Record<FollowType, object>;

type Props = {
  kind: MemberKind;
  timeZone: string;
  /** whether the account deals with requests */
  requests?: boolean;
};

/** What an account follows, by type, with what is new since its last look; what is shown counts as seen. */
export function FollowList({ kind, timeZone, requests = false }: Props) {
  const t = useTranslations('footprint');
  const centre = useTranslations('centre');
  const locale = useLocale();
  const client = useQueryClient();
  const phone = usePhone();
  const types = config.follow.types.filter((one) => one !== 'request' || requests);
  const place = useStepHash(types);
  const type: FollowType = types.find((one) => one === place.current) ?? 'supplier';
  const [page, setPage] = useState(1);
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['follow', kind, type, page],
    queryFn: () =>
      call<FollowPage>(
        '/api/follow/list',
        { siteId: sites[locale].siteId, type, page, pageSize },
        { userType: kind, quiet: true },
      ),
    // What was new stays marked until the page is opened again.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  useEffect(() => {
    const ids = data?.items.filter(({ fresh }) => fresh > 0).map(({ id }) => id) ?? [];
    if (!data || ids.length === 0) return;
    // Where it cannot be noted, it is new once more.
    call('/api/follow/read', { ids, until: data.at }, { userType: kind, quiet: true })
      .then(() => client.invalidateQueries({ queryKey: ['unread', kind] }))
      .catch(() => undefined);
  }, [client, data, kind]);
  return (
    <>
      <div className="fp-bar">
        <fieldset className="sgm" aria-label={t('types')}>
          {types.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === type}
              onClick={() => {
                place.go(one);
                setPage(1);
              }}
            >
              {t(one)}
            </button>
          ))}
        </fieldset>
        <Link className="lnk [.m_&]:inline-flex [.m_&]:min-h-11 [.m_&]:items-center" href={mailSetting(kind)}>
          {t('followMail')}
        </Link>
      </div>
      {isError && !isFetching && <LoadFailure onRetry={() => void refetch()} />}
      {!data && (isFetching || !isError) && <SkeletonRows label={centre('loading')} />}
      {data?.total === 0 && (
        <EmptyState icon="star" text={t(texts[type].none)}>
          <Link className="btn p" href={texts[type].address}>
            {t(texts[type].find)}
          </Link>
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
