import { useTranslations } from 'next-intl';
import { Flag } from '@/components/ui/flag';
import { Picture, type PictureUse } from '@/components/ui/picture';
import { SpokenText } from '@/components/ui/spoken-text';
import type { Locale } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';
import type { ShowroomCase } from '@/lib/showroom/types';

/** Place and year of a case. */
export function CaseLine({ item }: { item: ShowroomCase }) {
  const t = useTranslations('showroom');
  return (
    <p className="row muted">
      <Flag code={item.countryCode} />
      {t('caseLine', { country: item.country, year: String(item.year) })}
    </p>
  );
}

type Props = { item: ShowroomCase; companyId: number; locale: Locale; marks?: string; use?: PictureUse };

/** A supplier's finished project; `marks` are the classes used by the case filter. */
export function CaseCard({ item, companyId, locale, marks, use = 'detail' }: Props) {
  return (
    <article className={marks ? `case ${marks}` : 'case'}>
      <div className="pic">
        <Picture src={item.picture} alt="" use={use} />
      </div>
      <div className="b">
        <CaseLine item={item} />
        <h3>
          <a href={href('showroomCase', { companyId, id: item.id })}>
            <SpokenText of={item.title} site={locale} />
          </a>
        </h3>
      </div>
    </article>
  );
}
