import 'server-only';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { config } from '@/lib/platform/config';
import { env } from '@/lib/platform/env';
import type { Locale } from '@/lib/platform/i18n/site';
import type { DocumentKind, LegalBlock, LegalDocument, LegalSection } from './types';

const blocksOf = (text: string): string[] => text.trim().split(/\n{2,}/);

/** Parses a paragraph, a list, or a list of terms in backquotes with definitions. */
function readBlock(text: string): LegalBlock {
  if (!text.startsWith('- ')) return text;
  const list = text.slice(2).split('\n- ');
  const terms = list.flatMap((item) => {
    const [, term, meaning] = /^`(.+?)`: (.+)$/.exec(item) ?? [];
    return term && meaning ? [[term, meaning] as const] : [];
  });
  return terms.length === list.length ? { terms } : { list };
}

function readSection(text: string): LegalSection {
  const [first = '', ...body] = blocksOf(text);
  const [, heading, id] = /^(.+) \{#(.+)\}$/.exec(first) ?? [];
  if (!heading || !id) throw new Error(`no heading with an identifier: ${first}`);
  return { id, heading, body: body.map(readBlock) };
}

/**
 * The user agreement or the privacy policy in a language, in the version accepted at registration, with the operator's
 * details filled in. docs/domain.md, Registration.
 */
export async function getDocument(kind: DocumentKind, locale: Locale): Promise<LegalDocument> {
  const source = await readFile(join(process.cwd(), 'lib/legal/data', kind, `${locale}.md`), 'utf8');
  const text = source.replaceAll('{name}', config.name.short).replaceAll('{email}', env().CONTACT_EMAIL);
  const [head = '', ...sections] = text.split(/^## /m);
  const [title = '', lead = ''] = blocksOf(head);
  return {
    version: config.document[kind],
    title: title.replace('# ', ''),
    lead,
    sections: sections.map(readSection),
  };
}
