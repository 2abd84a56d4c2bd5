import type { DirectoryKind } from '@/lib/platform/config';
import type { TextWithLanguage } from '@/lib/platform/i18n/text-with-language';
import type { PortalCount } from '@/lib/portal/types';
import type { ResultPage } from '@/lib/search/types';

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

export type DirectoryPage = ResultPage<DirectoryEntry> & {
  /** entry count by kind, ignoring the chosen kind */
  kinds: PortalCount[];
};
