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
  row?: boolean;
};

/** The supplier at the foot of a card: country, name, grade. */
export function SupplierLine({ supplier, locale, row }: Props) {
  const name = <SpokenText of={supplier.name} site={locale} />;
  return (
    <div className="su">
      <Flag code={supplier.countryCode} />
      {row ? name : <a href={href('showroomHome', { companyId: supplier.id })}>{name}</a>}
      <GradeShield grade={supplier.grade} />
    </div>
  );
}
