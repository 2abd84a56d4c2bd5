import type { Named } from '@/lib/content/types';
import type { Body } from '@/lib/platform/body/types';
import type { Locale } from '@/lib/platform/i18n/site';
import type { TextWithLanguage } from '@/lib/platform/i18n/text-with-language';

export type SessionFormat = 'opening' | 'forum' | 'launch' | 'matchmaking' | 'demonstration' | 'closing';

/** A session of the fair; times are ISO 8601. */
export type FairSession = {
  id: number;
  format: SessionFormat;
  startsAt: string;
  endsAt: string;
  title: TextWithLanguage;
  summary: string;
  /** top-level categories; none where it is for all */
  sectors: Named<number>[];
};

/** An edition of the trade fair; its days are in UTC. */
export type FairEdition = {
  id: number;
  key: string;
  startsOn: string;
  endsOn: string;
  cover: string;
  changedAt: string;
  title: TextWithLanguage;
  summary: string;
  body: Body;
  /** the sites that have a translation */
  locales: Locale[];
  sessions: FairSession[];
};
