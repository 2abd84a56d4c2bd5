import { Flag } from '@/components/ui/flag';
import { SpokenText } from '@/components/ui/spoken-text';
import type { Locale } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';
import type { SupplierLine as Supplier } from '@/lib/product/types';
import { GradeShield } from './standing';

type Props = {
  supplier: Supplier;
  locale: Locale;
  /** in a row of a mobile list: without link */
  row?: boolean | undefined;
  /** country and grade alone, where there is no room for the name */
  brief?: boolean;
};

/** The supplier at the foot of a card: country, name, grade. */
export function SupplierLine({ supplier, locale, row, brief }: Props) {
  const name = <SpokenText of={supplier.name} site={locale} />;
  if (brief)
    return (
      <div className="su ms-auto">
        <Flag code={supplier.countryCode} />
        <GradeShield grade={supplier.grade} />
      </div>
    );
  return (
    <div className="su">
      <Flag code={supplier.countryCode} />
      {row ? name : <a href={href('showroomHome', { companyId: supplier.id })}>{name}</a>}
      <GradeShield grade={supplier.grade} />
    </div>
  );
}
