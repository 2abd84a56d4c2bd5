'use client';

import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';

const files = [
  { label: 'template', address: '/api/product/export?format=xlsx&empty' },
  { label: 'exportXlsx', address: '/api/product/export?format=xlsx' },
  { label: 'exportCsv', address: '/api/product/export?format=csv' },
] as const;

/** The first step of an import: an empty sheet, or one of the products that there are. */
export function ImportGet() {
  const t = useTranslations('productSheet');
  return (
    <section className="im-step">
      <h2>{t('stepGet')}</h2>
      <p>{t('stepGetText')}</p>
      <div className="im-acts">
        {files.map(({ label, address }) => (
          <a key={label} className="btn" href={address} download>
            <Icon name="download" small />
            {t(label)}
          </a>
        ))}
      </div>
    </section>
  );
}
