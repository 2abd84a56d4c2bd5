import { useTranslations } from 'next-intl';
import type { Locale } from '@/lib/platform/i18n/site';
import type { ParameterSection } from '@/lib/product/types';
import { ParameterLabel } from './parameter-label';
import { ParameterValue } from './parameter-value';
import { sectionName } from './section-name';
import '@/app/detail.css';

/** Technical parameters as a table, grouped by section. */
export function ParameterTable({ sections, locale }: { sections: ParameterSection[]; locale: Locale }) {
  const t = useTranslations('product');
  return (
    <table className="spec">
      <caption className="sr">{t('parameters')}</caption>
      {sections.map(({ section, items }) => (
        <tbody key={section}>
          <tr className="g">
            <th colSpan={2} scope="rowgroup">
              {sectionName(t, section)}
            </th>
          </tr>
          {items.map((item) => (
            <tr key={item.id}>
              <th scope="row">
                <ParameterLabel of={item} site={locale} />
              </th>
              <td data-q="below">
                <ParameterValue of={item.value} locale={locale} written={item.locale} />
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
