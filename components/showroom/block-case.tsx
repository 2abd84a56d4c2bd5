import { useTranslations } from 'next-intl';
import { SectionHead } from '@/components/ui/section-head';
import { config } from '@/lib/platform/config';
import { formatNumber } from '@/lib/platform/i18n/format';
import { href } from '@/lib/platform/routes/address';
import { CaseCard } from './case-card';
import { CaseGrid } from './case-grid';
import type { BlockProps } from './types';

/** Cases, foreign ones first: buyers look for those. The advanced template shows the first one large. */
export function CaseBlock({ showroom, locale, device }: BlockProps) {
  const t = useTranslations('showroom');
  const { cases, template } = showroom;
  const companyId = showroom.company.id;
  if (cases.length === 0) return null;
  const first = cases.toSorted((a, b) => Number(a.domestic) - Number(b.domestic)).slice(0, config.showroom.cases);
  return (
    <section className="sec">
      <div className="wrap">
        <SectionHead
          title={t('cases')}
          note={t('caseNote', { count: cases.length, n: formatNumber(locale, cases.length) })}
          more={{ href: href('showroomCaseList', { companyId }), label: t('allCases') }}
          bare={device === 'm'}
        />
        {template === 'a' && device === 'd' && first.length === config.showroom.cases ? (
          <div className="mosaic">
            {first.map((item, index) => (
              <CaseCard
                key={item.id}
                item={item}
                companyId={companyId}
                locale={locale}
                use={index === 0 ? 'lead' : undefined}
              />
            ))}
          </div>
        ) : (
          <CaseGrid items={first} companyId={companyId} locale={locale} device={device} />
        )}
      </div>
    </section>
  );
}
