'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import type { z } from 'zod';
import { LoadFailure } from '@/components/centre/load-failure';
import { SkeletonRows } from '@/components/centre/skeleton-rows';
import { Badge } from '@/components/form/badge';
import { useDeletion } from '@/components/form/confirm-dialog';
import { Note } from '@/components/form/note';
import type { CallingCode } from '@/components/form/phone-field';
import { toast } from '@/components/form/toast';
import { useFailureText } from '@/components/form/use-failure-text';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { userDeleteCall, userListCall } from '@/lib/account/user/schema';
import { CallFailure, call } from '@/lib/http/client';
import { formatNumber } from '@/lib/i18n/format';
import { href } from '@/lib/routes/address';
import { InvitationList } from './invitation-list';
import { UserDialog } from './user-dialog';

export type Users = z.output<typeof userListCall.output>;
export type CompanyUser = Users['items'][number];

const queryKey = ['company-user'];
const roleNames = { owner: 'roleOwner', editor: 'roleEditor', sales: 'roleSales' } as const;

/** The users of a company: the owner adds, changes and removes the others. Decisions, userManage. */
export function UserList({ countries, ownPhone }: { countries: readonly CallingCode[]; ownPhone: string }) {
  const t = useTranslations();
  const locale = useLocale();
  const textOf = useFailureText();
  const client = useQueryClient();
  const [edited, setEdited] = useState<CompanyUser | 'new' | null>(null);
  const { dialog, remove } = useDeletion();
  const { data, isError, refetch } = useQuery({
    queryKey,
    queryFn: () => call<Users>(userListCall.path, {}, { userType: 'supplier', quiet: true }),
  });
  const again = () => client.invalidateQueries({ queryKey });
  const drop = async ({ id, name }: CompanyUser) => {
    try {
      await remove(() => call(userDeleteCall.path, { id }, { userType: 'supplier' }), { names: [name] });
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      toast(textOf(error), 'bad');
    }
    await again();
  };
  if (isError) return <LoadFailure onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows count={3} label={t('centre.loading')} />;
  const { items, most, invitations, invitable } = data;
  const used = items.length - 1 + invitations.filter(({ state }) => state === 'open').length;
  return (
    <>
      <div className="ac-bar">
        <p>
          {t('accountCenter.userCount', {
            count: most,
            used: formatNumber(locale, used),
            n: formatNumber(locale, most),
          })}
        </p>
        <button type="button" className="btn p" disabled={used >= most || !invitable} onClick={() => setEdited('new')}>
          <Icon name="plus" small />
          {t('accountCenter.addUser')}
        </button>
      </div>
      {!invitable && (
        <Note kind="warn">
          <p>{t('validation.inviteReview')}</p>
        </Note>
      )}
      {used >= most && (
        <Note kind="warn">
          <p>
            {t('validation.userCap')} <Link href={href('supplierUpgrade')}>{t('gate.upgrade')}</Link>
          </p>
        </Note>
      )}
      <ul className="ac-l">
        {items.map((user) => (
          <li key={user.id}>
            <Icon name="user" />
            <div>
              <b>
                {user.name}{' '}
                <Badge kind={user.role === 'owner' ? 'accent' : 'plain'}>{t(`centre.${roleNames[user.role]}`)}</Badge>
                {!user.covered && <Badge kind="warn">{t('accountCenter.notCovered')}</Badge>}
              </b>
              <small>
                <bdi>{user.username}</bdi>
                {user.position && <span>{user.position}</span>}
                <bdi dir="ltr">{user.phone}</bdi>
              </small>
            </div>
            {user.role !== 'owner' && (
              <span className="row">
                <button
                  type="button"
                  className="cc-ib"
                  aria-label={t('accountCenter.editUser', { name: user.name })}
                  onClick={() => setEdited(user)}
                >
                  <Icon name="edit" small />
                </button>
                <button
                  type="button"
                  className="cc-ib"
                  aria-label={t('accountCenter.deleteUser', { name: user.name })}
                  onClick={() => drop(user)}
                >
                  <Icon name="trash" small />
                </button>
              </span>
            )}
          </li>
        ))}
      </ul>
      <InvitationList invitations={invitations} onChange={again} />
      {edited && (
        <UserDialog
          user={edited === 'new' ? null : edited}
          countries={countries}
          ownPhone={ownPhone}
          onClose={() => setEdited(null)}
          onDone={() => {
            setEdited(null);
            void again();
          }}
        />
      )}
      {dialog}
    </>
  );
}
