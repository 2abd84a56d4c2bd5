import type { Choice } from '@/components/form/select-field';
import type { ContinentChoice } from '@/components/launch/center/types';

/** What an alert's filters are chosen from, in the site's language. */
export type AlertChoices = {
  /** every category by its path; `top` marks those of the first level */
  categories: readonly (Choice & { top: boolean })[];
  continents: readonly ContinentChoice[];
  currencies: readonly Choice[];
};
