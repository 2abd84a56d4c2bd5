'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Note } from '@/components/form/note';
import type { CallingCode } from '@/components/form/phone-field';
import { usePhone } from '@/components/form/phone-scope';
import { useDeletion } from '@/components/form/use-deletion';
import { LoadFailure } from '@/components/layout/center/load-failure';
import { cardList, PhoneCard } from '@/components/layout/center/phone-card';
import { useRowFailures } from '@/components/layout/center/row-failure';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { Link } from '@/components/ui/link';
import { Skeleton } from '@/components/ui/skeleton';
import { type CompanyUser, userDeleteCall, userListCall } from '@/lib/account/user/schema';
import { callContract } from '@/lib/platform/http/call-contract';
import { formatNumber } from '@/lib/platform/i18n/format';
import { href } from '@/lib/platform/routes/address';
import { AccountRow, rowList } from './account-row';
import { InvitationList } from './invitation-list';
import { UserDialog } from './user-dialog';

const queryKey = ['company-user'];
const roleNames = { owner: 'roleOwner', editor: 'roleEditor', sales: 'roleSales' } as const;

type Props = {
  /** Draft name for the company's users on this device. */
  draftName: string;
  countries: readonly CallingCode[];
  ownPhone: string;
};

/** The users of a company: the owner adds, changes and removes the others. docs/domain.md, Company users. */
export function UserList({ draftName, countries, ownPhone }: Props) {
  const t = useTranslations();
  const locale = useLocale();
  const phone = usePhone();
  const { failureOf, attempt } = useRowFailures<number>();
  const client = useQueryClient();
  const [edited, setEdited] = useState<CompanyUser | 'new' | null>(null);
  const { dialog, remove } = useDeletion();
  const { data, isError, refetch } = useQuery({
    queryKey,
    queryFn: () => callContract(userListCall, {}, { userType: 'supplier', quiet: true }),
  });
  const again = () => client.invalidateQueries({ queryKey });
  const drop = async (user: CompanyUser) => {
    const { id, name } = user;
    const send = () => callContract(userDeleteCall, { id }, { userType: 'supplier', quiet: true });
    await attempt(
      id,
      () => remove(send, { names: [name] }),
      () => void drop(user),
    );
    await again();
  };
  if (isError) return <LoadFailure onRetry={() => void refetch()} />;
  if (!data) return <Skeleton count={3} label={t('center.loading')} />;
  const { items, most, invitations, invitable } = data;
  const used = items.length - 1 + invitations.filter(({ state }) => state === 'open').length;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>
          {t('accountCenter.userCount', {
            count: most,
            used: formatNumber(locale, used),
            n: formatNumber(locale, most),
          })}
        </p>
        <Button tone="primary" disabled={used >= most || !invitable} onClick={() => setEdited('new')}>
          <Icon name="plus" small />
          {t('accountCenter.addUser')}
        </Button>
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
      <ul className={phone ? cardList : rowList}>
        {items.map((user) => {
          const { id, name, username, position, role, covered } = user;
          const badges = (
            <>
              <Badge tone={role === 'owner' ? 'accent' : 'plain'}>{t(`center.${roleNames[role]}`)}</Badge>
              {!covered && <Badge tone="warn">{t('accountCenter.notCovered')}</Badge>}
            </>
          );
          if (phone)
            return (
              <PhoneCard
                level={3}
                key={id}
                name={name}
                title={<bdi>{name}</bdi>}
                state={<p className="flex flex-wrap gap-1">{badges}</p>}
                facts={[
                  <bdi key="username">{username}</bdi>,
                  position && <bdi key="position">{position}</bdi>,
                  <bdi key="phone" dir="ltr">
                    {user.phone}
                  </bdi>,
                ]}
                acts={
                  role === 'owner'
                    ? []
                    : [
                        { label: t('center.edit'), icon: 'edit', run: () => setEdited(user) },
                        { label: t('confirm.delete'), icon: 'trash', bad: true, run: () => void drop(user) },
                      ]
                }
                failure={failureOf(id)}
              />
            );
          return (
            <AccountRow
              key={id}
              icon="user"
              title={
                <>
                  {name} {badges}
                </>
              }
              facts={
                <>
                  <bdi>{username}</bdi>
                  {position && <span>{position}</span>}
                  <bdi dir="ltr">{user.phone}</bdi>
                </>
              }
              failure={failureOf(id)}
            >
              {role !== 'owner' && (
                <>
                  <IconButton
                    icon="edit"
                    small
                    label={t('accountCenter.editUser', { name })}
                    onClick={() => setEdited(user)}
                  />
                  <IconButton
                    icon="trash"
                    small
                    label={t('accountCenter.deleteUser', { name })}
                    onClick={() => void drop(user)}
                  />
                </>
              )}
            </AccountRow>
          );
        })}
      </ul>
      <InvitationList invitations={invitations} onChange={again} />
      {edited && (
        <UserDialog
          draftName={draftName}
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
