import 'server-only';
import { config } from '@/lib/config';
import { env } from '@/lib/env';
import type { Locale } from '@/lib/i18n/site';
import type { DocumentKind, LegalBlock, LegalDocument, LegalText } from './types';

type Load = () => Promise<{ default: LegalText }>;
const texts: Record<DocumentKind, Record<Locale, Load>> = {
  agreement: {
    zh: () => import('./data/agreement/zh'),
    en: () => import('./data/agreement/en'),
    fr: () => import('./data/agreement/fr'),
    ru: () => import('./data/agreement/ru'),
    es: () => import('./data/agreement/es'),
    ar: () => import('./data/agreement/ar'),
    pt: () => import('./data/agreement/pt'),
    de: () => import('./data/agreement/de'),
  },
  privacy: {
    zh: () => import('./data/privacy/zh'),
    en: () => import('./data/privacy/en'),
    fr: () => import('./data/privacy/fr'),
    ru: () => import('./data/privacy/ru'),
    es: () => import('./data/privacy/es'),
    ar: () => import('./data/privacy/ar'),
    pt: () => import('./data/privacy/pt'),
    de: () => import('./data/privacy/de'),
  },
};

/**
 * The user agreement or the privacy notice in a language, in the version that a registration accepts, with the names of
 * the settings in it. docs/domain.md, Registration.
 */
export async function getDocument(kind: DocumentKind, locale: Locale): Promise<LegalDocument> {
  const { default: text } = await texts[kind][locale]();
  const fill = (part: string): string =>
    part.replaceAll('{name}', config.name.short).replaceAll('{email}', env().CONTACT_EMAIL);
  const fillBlock = (block: LegalBlock): LegalBlock => {
    if (typeof block === 'string') return fill(block);
    if ('list' in block) return { list: block.list.map(fill) };
    return { terms: block.terms.map(([term, meaning]) => [term, fill(meaning)] as const) };
  };
  return {
    version: config.document[kind],
    title: text.title,
    lead: fill(text.lead),
    sections: text.sections.map(({ id, heading, body }) => ({
      id,
      heading: fill(heading),
      body: body.map(fillBlock),
    })),
  };
}
