import type { ReactNode } from 'react';
import { Flag } from '@/components/ui/flag';
import { SpokenText } from '@/components/ui/spoken-text';
import type { Locale } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';
import type { SupplierLine as Supplier } from '@/lib/product/types';
import { Marks } from './standing';
import { Years } from './years';

type Props = {
  supplier: Supplier;
  locale: Locale;
  /** in a row of a mobile list: without link and years */
  row?: boolean;
  children?: ReactNode;
};

/** The supplier at the foot of a card, with its grade and membership. */
export function SupplierLine({ supplier, locale, row, children }: Props) {
  const name = <SpokenText of={supplier.name} site={locale} />;
  const marks = <Marks grade={supplier.grade} membership={supplier.membership} />;
  if (row)
    return (
      <>
        <div className="n">
          <Flag code={supplier.countryCode} />
          {name}
        </div>
        {marks}
      </>
    );
  return (
    <div className="su">
      <div className="n">
        <Flag code={supplier.countryCode} />
        <a href={href('showroomHome', { companyId: supplier.id })}>{name}</a>
        <em>
          <Years count={supplier.years} locale={locale} />
        </em>
      </div>
      {marks}
      {children}
    </div>
  );
}
