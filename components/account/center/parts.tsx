import { useLocale, useTranslations } from 'next-intl';
import type { CallingCode } from '@/components/form/phone-field';
import type { Choice } from '@/components/form/select-field';
import { Badge } from '@/components/ui/badge';
import { Note } from '@/components/ui/note';
import type { PurchaserInfo, SupplierInfo } from '@/lib/account/schema';
import type { MemberActor } from '@/lib/platform/auth/actor';
import { showPhone } from '@/lib/platform/field/phone';
import { formatInstant } from '@/lib/platform/i18n/format';
import { isolated } from '@/lib/platform/i18n/isolate';
import { sites } from '@/lib/platform/i18n/site';
import { AccountCard } from './card';
import { EmailConfirmForm } from './email-confirm-form';
import { EmailForm } from './email-form';
import { NameForm } from './name-form';
import type { AccountPart } from './part';
import { PasswordForm } from './password-form';
import { PhoneForm } from './phone-form';
import { PreferenceForm } from './preference-form';
import { SessionList } from './session-list';
import { UserList } from './user-list';

type Props = {
  part: AccountPart;
  actor: MemberActor;
  info: SupplierInfo | PurchaserInfo;
  countries: readonly CallingCode[];
  zones: readonly Choice[];
};

/** One section of account management. */
export function AccountPartView({ part, actor, info, countries, zones }: Props) {
  const t = useTranslations('accountCenter');
  const locale = useLocale();
  const { kind } = actor;
  const phone = showPhone(info.phone);
  const proof = { kind, hasPassword: info.hasPassword, phone };
  switch (part) {
    case 'info':
      return (
        <>
          <AccountCard title={t('infoTitle')}>
            <dl className="grid grid-cols-[minmax(120px,max-content)_minmax(0,1fr)] gap-x-6 gap-y-2 max-sm:grid-cols-[minmax(0,1fr)] max-sm:gap-0 max-sm:[&>dd+dt]:mt-[10px] [&>dd]:font-medium [&>dd]:[overflow-wrap:anywhere] [&>dt]:text-ink-3">
              <dt>{t('username')}</dt>
              <dd>
                <bdi>{info.username}</bdi>
              </dd>
              <dt>{t('phone')}</dt>
              <dd>
                <bdi dir="ltr">{phone}</bdi>
              </dd>
              <dt>{t('email')}</dt>
              <dd className="flex flex-wrap items-center gap-2">
                <bdi dir="ltr">{info.email ?? t('none')}</bdi>
                {info.email !== null && info.emailConfirmed && <Badge tone="ok">{t('confirmed')}</Badge>}
              </dd>
              <dt>{t('since')}</dt>
              <dd>{formatInstant(locale, info.createdAt, info.timeZone)}</dd>
            </dl>
          </AccountCard>
          <AccountCard title={t('nameTitle')} row="name" now={<bdi>{info.name}</bdi>}>
            <NameForm kind={kind} id={info.id} name={info.name} position={info.position} />
          </AccountCard>
          <AccountCard
            title={t('preferenceTitle')}
            lead={t('preferenceLead')}
            row="preferences"
            now={sites[info.locale].endonym}
          >
            <PreferenceForm kind={kind} info={info} zones={zones} />
          </AccountCard>
        </>
      );
    case 'password':
      return (
        <AccountCard title={t('passwordTitle')} lead={t('passwordLead')}>
          <PasswordForm {...proof} />
        </AccountCard>
      );
    case 'phone':
      return (
        <AccountCard
          title={t('phoneTitle')}
          lead={t('phoneLead', { phone: isolated(phone) })}
          row="phone"
          now={<bdi dir="ltr">{phone}</bdi>}
        >
          <PhoneForm {...proof} countries={countries} />
        </AccountCard>
      );
    case 'email':
      return (
        <>
          {info.email !== null && !info.emailConfirmed && (
            <AccountCard title={t('confirmEmail')}>
              <EmailConfirmForm kind={kind} email={info.email} />
            </AccountCard>
          )}
          <AccountCard
            title={t('emailTitle')}
            lead={t('emailLead')}
            row="email"
            now={info.email && <bdi dir="ltr">{info.email}</bdi>}
          >
            {info.email !== null && info.emailConfirmed && (
              <Note tone="ok">{t('emailConfirmed', { email: isolated(info.email) })}</Note>
            )}
            <EmailForm {...proof} />
          </AccountCard>
        </>
      );
    case 'sessions':
      return (
        <AccountCard title={t('sessionsTitle')} lead={t('sessionsLead')} row="sessions">
          <SessionList kind={kind} timeZone={info.timeZone} />
        </AccountCard>
      );
    case 'users':
      return (
        <AccountCard title={t('usersTitle')} lead={t('usersLead')}>
          <UserList draftName={`user:${info.id}`} countries={countries} ownPhone={info.phone} />
        </AccountCard>
      );
  }
}
