import { Flag } from '@/components/ui/flag';
import { SpokenText } from '@/components/ui/spoken-text';
import type { Locale } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';
import type { SupplierLine as Supplier } from '@/lib/product/types';
import { Marks } from './standing';
import { Years } from './years';

/** Supplier at the bottom of a card: name and place, then grade and membership, separately. */
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
