import { useTranslations } from 'next-intl';
import type { ApiOperation } from '@/lib/site/api/types';
import { CodeBlock } from './code-block';
import { FieldList } from './field-list';

/** A call: purpose, parameters, example, response schema. */
export function Operation({ operation }: { operation: ApiOperation }) {
  const t = useTranslations('apiReference');
  const { id, method, path, summary, fields, example, answer, failures } = operation;
  return (
    <article id={id} aria-labelledby={`${id}-title`} className="grid scroll-mt-20 gap-4 border-t border-line py-8">
      <h3 id={`${id}-title`} className="text-20">
        {summary}
      </h3>
      <p dir="ltr" className="flex flex-wrap items-center gap-3 text-start">
        <span className="rounded-s bg-accent-soft px-2 text-12 font-strong text-accent-strong">{method}</span>
        <code className="text-16 wrap-anywhere">{path}</code>
      </p>
      <section className="grid gap-2">
        <h4>{t('parameters')}</h4>
        <p className="text-ink-3">{t(method === 'GET' ? 'query' : 'body')}</p>
        <FieldList fields={fields} />
      </section>
      <section className="grid gap-2">
        <h4>{t('example')}</h4>
        <CodeBlock>{example}</CodeBlock>
      </section>
      <section className="grid gap-2">
        <h4>{t('answer')}</h4>
        <CodeBlock>{answer}</CodeBlock>
        <p className="text-12 text-ink-3">
          {t('failure')} <span dir="ltr">{failures.join(', ')}</span>
        </p>
      </section>
    </article>
  );
}
