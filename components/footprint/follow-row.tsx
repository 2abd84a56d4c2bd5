'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { CompanyLogo } from '@/components/company/company-logo';
import { toast } from '@/components/form/toast';
import { Icon } from '@/components/ui/icon';
import { SpokenText } from '@/components/ui/spoken-text';
import type { FollowView } from '@/lib/footprint/follow/schema';
import { CallFailure, call } from '@/lib/http/client';
import type { MemberKind } from '@/lib/http/presence';
import { formatInstant, formatNumber } from '@/lib/i18n/format';
import { href } from '@/lib/routes/address';
import { FollowNewsList } from './follow-news-list';

type Props = { item: FollowView; kind: MemberKind; timeZone: string };

/** A supplier or sector that an account follows, with its latest news; let go by mistake, it can be taken back. */
export function FollowRow({ item, kind, timeZone }: Props) {
  const t = useTranslations('footprint');
  const form = useTranslations('form');
  const locale = useLocale();
  const [followed, setFollowed] = useState(true);
  const [busy, setBusy] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { type, subjectId, name, logo, createdAt, fresh, news } = item;
  const change = async (follow: boolean) => {
    setBusy(true);
    try {
      if (follow) await call('/api/follow/add', { type, id: subjectId }, { userType: kind });
      else await call('/api/follow/delete', { type, ids: [subjectId] }, { userType: kind });
      setFollowed(follow);
    } catch (error) {
      const reason = error instanceof CallFailure ? error.errors[0]?.message || error.message : '';
      toast(reason || form('offline'), 'bad');
    }
    setBusy(false);
    button.current?.focus();
  };
  const gone = t(type === 'supplier' ? 'goneSupplier' : 'goneSector');
  const address =
    type === 'supplier' ? href('hallHome', { companyId: subjectId }) : href('productCategory', { cateid: subjectId });
  return (
    <li className="flex flex-wrap items-start gap-4 border-line p-4 [&+&]:border-t">
      {type === 'supplier' && name ? (
        <CompanyLogo src={logo} name={name.text} />
      ) : (
        <span className="grid size-[52px] flex-none place-items-center rounded bg-wash text-ink-3">
          <Icon name={type === 'supplier' ? 'building' : 'grid'} />
        </span>
      )}
      <div className="min-w-[220px] flex-1">
        <h2 className="flex flex-wrap items-center gap-2 text-16 font-strong">
          {name ? (
            <a href={address}>
              <SpokenText of={name} site={locale} />
            </a>
          ) : (
            <span className="text-ink-3">{gone}</span>
          )}
          {followed && fresh > 0 && (
            <small className="rounded-full bg-accent-soft px-2 text-12 text-accent-strong">
              {t('fresh', { count: fresh, n: formatNumber(locale, fresh) })}
            </small>
          )}
        </h2>
        <p className="text-12 text-ink-3">
          {followed ? t('followedAt', { time: formatInstant(locale, createdAt, timeZone) }) : t('followEnded')}
        </p>
        {followed && <FollowNewsList news={news} timeZone={timeZone} />}
      </div>
      <button
        ref={button}
        type="button"
        className="btn s"
        aria-disabled={busy}
        // The second click of two would take the first one back.
        onClick={({ detail }) => detail < 2 && !busy && void change(!followed)}
      >
        {followed ? t('unfollow') : t('undo')}{' '}
        <span className="sr">
          <bdi>{name?.text ?? gone}</bdi>
        </span>
      </button>
    </li>
  );
}
