import { Icon } from '@/components/ui/icon';
import { href } from '@/lib/routes/address';
import type { FormScope } from '@/lib/routes/search-scope';

type Props = { scope: FormScope; label: string; keyword?: string | undefined };

/** Looks for a keyword in one section; a plain form, sent where every search form is. Specification 2.7, Search. */
export function ScopeSearch({ scope, label, keyword = '' }: Props) {
  return (
    <search className="hall-s oc-s" aria-label={label}>
      <form action={href('siteSearch')}>
        <input type="hidden" name="scope" value={scope} />
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
