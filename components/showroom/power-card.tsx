import { Picture } from '@/components/ui/picture';
import { SpokenText } from '@/components/ui/spoken-text';
import type { Locale } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';
import type { ShowroomPower } from '@/lib/showroom/types';

/** A strength of a supplier: picture and two lines. */
export function PowerCard({ item, companyId, locale }: { item: ShowroomPower; companyId: number; locale: Locale }) {
  return (
    <article className="power">
      <div className="pic">
        <Picture src={item.picture} alt="" use="card" />
      </div>
      <div>
        <h3>
          <a href={href('showroomPower', { companyId, id: item.id })}>
            <SpokenText of={item.title} site={locale} />
          </a>
        </h3>
        <p>
          <SpokenText of={item.description} site={locale} />
        </p>
      </div>
    </article>
  );
}
