import { Flag } from '@/components/ui/flag';
import { SpokenText } from '@/components/ui/spoken-text';
import type { Locale } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';
import type { SupplierLine as Supplier } from '@/lib/product/types';
import { Marks } from './standing';
import { Years } from './years';

/** The supplier at the foot of a card: who and where, then what was proved and what was paid for, apart. */
export function SupplierLine({ supplier, locale }: { supplier: Supplier; locale: Locale }) {
  return (
    <div className="su">
      <div className="n">
        <Flag code={supplier.countryCode} />
        <a href={href('showroomHome', { companyId: supplier.id })}>
          <SpokenText of={supplier.name} site={locale} />
        </a>
        <em>
          <Years count={supplier.years} locale={locale} />
        </em>
      </div>
      <Marks grade={supplier.grade} membership={supplier.membership} />
    </div>
  );
}
