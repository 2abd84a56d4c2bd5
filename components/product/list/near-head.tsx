import { useTranslations } from 'next-intl';
import { formatList } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/site';
import type { Figure } from '@/lib/search/types';

type Props = { figures: readonly Figure[]; locale: Locale };

/** Says that what follows is only near the figures of the search. */
export function NearHead({ figures, locale }: Props) {
  const t = useTranslations('list');
  // Isolated: a value may run the other way than the text.
  const values = figures.map(({ text }) => `\u2068${text}\u2069`);
  return t('nearFigures', { figures: formatList(locale, values) });
}
