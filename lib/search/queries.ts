import { db } from '@/lib/db/client';
import type { Locale } from '@/lib/i18n/site';
import { hotWords, suggest } from './suggest';
import type { ProposedScope } from './types';

/** Completions of what has been typed into a site's search box (decisions, Search and sorting). */
export const listSuggestions = (locale: Locale, scope: ProposedScope, typed: string): Promise<string[]> =>
  suggest(db(), locale, scope, typed);

/** The terms beside a site's empty search box. */
export const listHotWords = (locale: Locale, scope: ProposedScope): Promise<string[]> => hotWords(db(), locale, scope);
