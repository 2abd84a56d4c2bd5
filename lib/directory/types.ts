import type { DirectoryKind } from '@/lib/platform/config';
import type { TextWithLanguage } from '@/lib/platform/i18n/text-with-language';
import type { PortalCount } from '@/lib/portal/types';
import type { Facets } from '@/lib/search/types';

/** A useful organisation abroad; uncertain contacts are null. */
export type DirectoryEntry = {
  id: number;
  kind: DirectoryKind;
  name: TextWithLanguage;
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
  /** entry count by kind, ignoring the chosen kind */
  kinds: PortalCount[];
  /** corrected search words, if the typed ones had no results */
  mended: string | null;
};
