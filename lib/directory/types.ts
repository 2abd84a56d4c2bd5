import type { DirectoryKind } from '@/lib/platform/config';
import type { Spoken } from '@/lib/platform/i18n/spoken';
import type { PortalCount } from '@/lib/portal/types';
import type { Facets } from '@/lib/search/types';

/** An organisation of use abroad; contacts are null where they are not certain. */
export type DirectoryEntry = {
  id: number;
  kind: DirectoryKind;
  name: Spoken;
  description: string;
  city: string;
  country: { code: string; name: string };
  website: string | null;
  email: string | null;
  phone: string | null;
};

export type DirectoryPage = {
  items: DirectoryEntry[];
  total: number;
  pages: number;
  facets: Facets;
  /** how many each kind would give, the chosen kind aside */
  kinds: PortalCount[];
  /** the words found in place of those that nothing has */
  mended: string | null;
};
