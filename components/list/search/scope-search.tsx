import { StateFields } from '@/components/list/facet-form';
import { Icon } from '@/components/ui/icon';
import { href } from '@/lib/platform/routes/address';
import { type ListState, listKeys, stateQuery } from '@/lib/platform/routes/list-state';
import type { FormScope } from '@/lib/platform/routes/search-scope';

type Props = {
  scope: FormScope;
  label: string;
  keyword?: string | undefined;
  /** filters of the surrounding list, kept by the search */
  kept?: Partial<ListState>;
};

/** Searches one section; a plain form with the address of every search form. */
export function ScopeSearch({ scope, label, keyword = '', kept = {} }: Props) {
  const fields = [...new URLSearchParams(stateQuery(listKeys, { ...kept, page: 1 }))];
  return (
    <search className="hall-s oc-s" aria-label={label}>
      <form action={href('siteSearch')}>
        <input type="hidden" name="scope" value={scope} />
        <StateFields fields={fields} />
        <input
          type="search"
          name="q"
          defaultValue={keyword}
          placeholder={label}
          aria-label={label}
          maxLength={120}
          autoComplete="off"
          enterKeyHint="search"
        />
        <button type="submit" aria-label={label}>
          <Icon name="search" small />
        </button>
      </form>
    </search>
  );
}
