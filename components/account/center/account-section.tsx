import { getLocale, getTranslations } from 'next-intl/server';
import { CenterMessages } from '@/components/layout/center/center-messages';
import { EmptyState } from '@/components/ui/empty-state';
import { PageHead } from '@/components/ui/page-head';
import { TabLinks } from '@/components/ui/tabs';
import { getPurchaserInfo, getSupplierInfo } from '@/lib/account/queries';
import type { MemberActor } from '@/lib/platform/auth/actor';
import { mayDo } from '@/lib/platform/auth/rules';
import { isolated } from '@/lib/platform/i18n/isolate';
import { listZones } from '@/lib/platform/i18n/time-zone';
import { href } from '@/lib/platform/routes/address';
import { listCountries } from '@/lib/reference/queries';
import { AccountRows } from './account-rows';
import { type AccountPart, accountParts } from './part';
import { AccountPartView } from './parts';
import { SignInAgainProvider } from './sign-in-again';

type Props = { actor: MemberActor; title: string; lead?: string; parts: readonly AccountPart[]; tab?: AccountPart };

/** The account page: its sections, in tabs if `tab` names the selected one. */
export async function AccountSection({ actor, title, lead, parts, tab }: Props) {
  const locale = await getLocale();
  const t = await getTranslations('accountCenter');
  const info = actor.kind === 'supplier' ? await getSupplierInfo(actor, locale) : await getPurchaserInfo(actor);
  if (!info) return null;
  const countries = (await listCountries(locale))
    .filter(({ callingCode }) => callingCode !== '')
    .map(({ code, name, callingCode }) => ({ code, name, digits: callingCode }));
  const known = listZones(locale).map(({ id, name, offset }) => {
    const shown = { offset: isolated(offset), id: isolated(id.replaceAll('_', ' ')) };
    return { value: id, label: name === null ? t('zoneUnnamed', shown) : t('zone', { ...shown, name }) };
  });
  // The stored zone may be an alias that the list does not contain.
  const own = { value: info.timeZone, label: info.timeZone };
  const zones = known.some(({ value }) => value === own.value) ? known : [own, ...known];
  const address = (type: AccountPart) => href('supplierUserType', { type });
  const owner = actor.kind === 'supplier' && mayDo(actor.role, 'user');
  const views = parts.map((part) => <AccountPartView key={part} {...{ part, actor, info, countries, zones }} />);
  const locked = tab === 'users' && !owner;
  return (
    <>
      <PageHead title={title} lead={lead} />
      {tab && (
        <TabLinks
          label={title}
          current={address(tab)}
          links={accountParts
            .filter((part) => owner || part !== 'users')
            .map((part) => ({ href: address(part), label: t(`tab.${part}`) }))}
        />
      )}
      <CenterMessages namespaces={['accountCenter', 'accountPage']}>
        <SignInAgainProvider kind={actor.kind}>
          {locked ? (
            <EmptyState icon="lock" text={t('usersLocked')} />
          ) : tab ? (
            views
          ) : (
            <AccountRows>{views}</AccountRows>
          )}
        </SignInAgainProvider>
      </CenterMessages>
    </>
  );
}
