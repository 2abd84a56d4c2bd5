import { SpokenText } from '@/components/ui/spoken-text';
import type { Locale } from '@/lib/platform/i18n/site';
import type { ParameterSection } from '@/lib/product/types';

type Props = { of: Pick<ParameterSection['items'][number], 'label' | 'locale'>; site: Locale };

/** Parameter label; a supplier's label may be in another language. */
export function ParameterLabel({ of: { label, locale }, site }: Props) {
  return locale ? <SpokenText of={{ text: label, locale }} site={site} /> : label;
}
