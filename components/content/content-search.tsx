import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import type { NewsChannel } from '@/lib/content/address';
import { href } from '@/lib/routes/address';

/** Looks for a keyword in a channel; a plain form, sent where every search form is. */
export function ContentSearch({ channel, keyword = '' }: { channel: NewsChannel; keyword?: string | undefined }) {
  const t = useTranslations('content');
  const label = t(`search.${channel}`);
  return (
    <search className="hall-s oc-s" aria-label={label}>
      <form action={href('siteSearch')}>
        <input type="hidden" name="scope" value={channel} />
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
