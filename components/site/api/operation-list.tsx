import { useTranslations } from 'next-intl';
import type { ApiReference } from '@/lib/site/api/types';
import { CodeBlock } from './code-block';
import { Operation } from './operation';

/** Every call by topic, then the data structures of their responses. */
export function OperationList({ groups, structures }: Pick<ApiReference, 'groups' | 'structures'>) {
  const t = useTranslations('apiReference');
  return (
    <>
      {groups.map(({ tag, operations }) => (
        <section key={tag} aria-labelledby={`tag-${tag}`}>
          <h2 id={`tag-${tag}`} className="py-4 text-24">
            {t(`tag.${tag}`)}
          </h2>
          {operations.map((operation) => (
            <Operation key={operation.id} operation={operation} />
          ))}
        </section>
      ))}
      <section aria-labelledby="structures" className="grid gap-4 border-t border-line py-8">
        <h2 id="structures" className="text-24">
          {t('shape')}
        </h2>
        {structures.map(({ name, shape }) => (
          <section key={name} className="grid gap-2">
            <h3 dir="ltr" className="text-start">
              {name}
            </h3>
            <CodeBlock>{shape}</CodeBlock>
          </section>
        ))}
      </section>
    </>
  );
}
