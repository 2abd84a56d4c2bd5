import type { SourceInput, SourcePart } from '@/lib/platform/import/document';
import { parsing } from '@/lib/platform/limit/table';
import { defineJob } from '@/lib/platform/parser/job';
import type { Article, ArticleDefaults } from './types';

/** `from`: the address of the feed; null for a file. */
export type NewsInput = SourceInput & { from: string | null; now: Date; assumed: ArticleDefaults };
/** Job: parses a feed; its articles stay together. */
export const newsJob = defineJob<NewsInput, null, SourcePart<Article[]>>('news', parsing.seconds.feed);
