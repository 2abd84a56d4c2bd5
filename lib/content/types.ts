import type { Body } from '@/lib/platform/body/types';
import type { Channel } from '@/lib/platform/config';
import type { Locale } from '@/lib/platform/i18n/site';
import type { TextWithLanguage } from '@/lib/platform/i18n/text-with-language';
import type { PortalCount } from '@/lib/portal/types';
import type { ResultPage } from '@/lib/search/types';

export type Named<Id> = { id: Id; name: string };

/** A content item in a list. */
export type ContentCard = {
  id: number;
  channel: Channel;
  /** channel subdivision: way, type, part, kind or stage; '' if none */
  sub: string;
  title: TextWithLanguage;
  summary: string;
  source: string;
  cover: string;
  /** of a video: its storage key and length in seconds */
  video: string | null;
  seconds: number | null;
  publishedAt: string;
  countries: Named<string>[];
  /** top-level categories */
  sectors: Named<number>[];
  demonstration: boolean;
};

export type ContentLink = Pick<ContentCard, 'id' | 'channel' | 'sub' | 'title'>;

export type ContentDetail = ContentCard & {
  body: Body;
  keywords: Named<number>[];
  sourceUrl: string | null;
  updatedAt: string;
  /** the sites that have a translation */
  locales: Locale[];
  previous: ContentLink | null;
  next: ContentLink | null;
};

export type ContentPage = ResultPage<ContentCard> & {
  subs: PortalCount[];
};

/** A keyword with its reads and searches over the last days. */
export type HotKeyword = Named<number> & { reads: number; searches: number; items: number };
