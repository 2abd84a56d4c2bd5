import { CenterMessages } from '@/components/layout/center/center-messages';
import { TranslateScope } from '@/components/translate/translate-scope';
import type { ProfileSection } from '@/lib/company/profile/constants';
import { getOwnProfile } from '@/lib/company/profile/queries';
import { facetNames } from '@/lib/listing/read';
import type { SupplierActor } from '@/lib/platform/auth/actor';
import { mayDo } from '@/lib/platform/auth/rules';
import type { Locale } from '@/lib/platform/i18n/site';
import { canTranslate } from '@/lib/platform/translate/service';
import { CompanyCenter } from './company-center';
import { industriesOf } from './industry';

type Props = { actor: SupplierActor; locale: Locale; section: ProfileSection };

/** Page of the supplier information. */
export async function CompanySection({ actor, locale, section }: Props) {
  const own = await getOwnProfile(actor, locale);
  const { categories, countries, tags } = await facetNames(locale, 'company');
  const choices = {
    countries: countries.map(({ code, name }) => ({ value: code, label: name })),
    industries: industriesOf(categories),
    tags: tags.map(({ id, name }) => ({ id, name })),
  };
  return (
    <CenterMessages namespaces={['companyForm', 'productForm', 'translate']}>
      <TranslateScope on={canTranslate()}>
        <CompanyCenter
          own={own}
          choices={choices}
          section={section}
          owner={mayDo(actor.role, 'company')}
          timeZone={actor.timeZone}
        />
      </TranslateScope>
    </CenterMessages>
  );
}
