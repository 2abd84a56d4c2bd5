import { useTranslations } from 'next-intl';
import type { LegalSection } from '@/lib/legal/types';

/** Numbered links to the sections of a legal document. */
export function LegalContents({ sections }: { sections: readonly LegalSection[] }) {
  const t = useTranslations('legal');
  return (
    <nav aria-label={t('contents')}>
      <ol className="grid">
        {sections.map(({ id, heading }, index) => (
          <li key={id}>
            <a href={`#${id}`} className="flex gap-3 py-1 text-ink-2 hover:text-accent">
              <span className="min-w-5 text-ink-3">{index + 1}</span>
              {heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
