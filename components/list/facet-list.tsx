import { useTranslations } from 'next-intl';
import { formatNumber } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/site';
import { FacetMark } from './facet-mark';
import type { Option } from './facet-option';

type Props = { options: Option[]; locale: Locale };

/** Filter values as links styled as checkboxes; nofollow, so that crawlers see only the unfiltered list. */
export function FacetList({ options, locale }: Props) {
  const t = useTranslations('list');
  return (
    <ul>
      {options.map((option) => (
        <li key={option.key + option.value} className={option.inner ? 'in1' : undefined}>
          <a href={option.href} rel="nofollow" aria-current={option.on || undefined}>
            <FacetMark option={option} />
            <em>{formatNumber(locale, option.count)}</em>
            {option.on && <span className="sr"> {t('isChosen')}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}
