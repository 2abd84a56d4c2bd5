import type { CSSProperties } from 'react';
import { Picture } from '@/components/ui/picture';
import { SpokenText } from '@/components/ui/spoken-text';
import { formatNumber } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/site';
import type { ProcessStep } from '@/lib/showroom/types';

/** Process steps of a supplier. */
export const ProcessSteps = ({ items, locale }: { items: readonly ProcessStep[]; locale: Locale }) => (
  <ol className="proc" style={{ '--n': items.length > 6 ? 4 : items.length } as CSSProperties}>
    {items.map(({ id, title, description, picture }, index) => (
      <li key={id}>
        {picture && (
          <span className="pic">
            <Picture src={picture} alt="" use="card" />
          </span>
        )}
        <b className="num">{formatNumber(locale, index + 1)}</b>
        <h3>
          <SpokenText of={title} site={locale} />
        </h3>
        {description.text !== '' && (
          <p>
            <SpokenText of={description} site={locale} />
          </p>
        )}
      </li>
    ))}
  </ol>
);
