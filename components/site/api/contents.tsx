import { useTranslations } from 'next-intl';
import type { ApiGroup } from '@/lib/site/api/types';

/** Links to every call, by topic. */
export function Contents({ groups }: { groups: readonly ApiGroup[] }) {
  const t = useTranslations('apiReference');
  return (
    <nav aria-label={t('contents')} className="grid content-start gap-5">
      {groups.map(({ tag, operations }) => (
        <div key={tag} className="grid gap-1">
          <p className="font-strong">{t(`tag.${tag}`)}</p>
          <ul>
            {operations.map(({ id, summary }) => (
              <li key={id}>
                <a href={`#${id}`} className="block py-1 text-ink-2">
                  {summary}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
