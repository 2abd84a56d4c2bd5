import { useTranslations } from 'next-intl';
import { config } from '@/lib/platform/config';
import { errorStatus } from '@/lib/platform/errors';
import { CodeBlock } from './code-block';

const documentPath = '/api/openapi.json';
const success = '{ "code": 200, "message": "…", "data": …, "requestId": "…" }';
const failure =
  '{ "code": 400, "message": "…", "data": null, "requestId": "…",\n  "errors": [{ "field": "siteId", "key": "unknownSite", "message": "…" }] }';
const shown = [
  'badRequest',
  'notFound',
  'methodNotAllowed',
  'payloadTooLarge',
  'unsupportedMediaType',
  'internal',
] as const;

/** Common to all calls: base address, response envelope, errors. */
export function Introduction({ origin }: { origin: string }) {
  const t = useTranslations('apiReference');
  const text = useTranslations('error');
  return (
    <header className="grid gap-6 pb-8">
      <h1 className="text-32">{t('title')}</h1>
      <p className="max-w-[66ch] text-16 text-ink-2">{t('lead', { name: config.name.short })}</p>
      <p className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <span>
          {t('base')} <code dir="ltr">{origin}</code>
        </span>
        <a className="lnk" href={documentPath}>
          {t('document')}
        </a>
      </p>
      <section className="grid gap-2">
        <h2 className="text-20">{t('envelope')}</h2>
        <p className="max-w-[66ch]">{t('envelopeText')}</p>
        <CodeBlock>{success}</CodeBlock>
      </section>
      <section className="grid gap-2">
        <h2 className="text-20">{t('failure')}</h2>
        <p className="max-w-[66ch]">{t('failureText')}</p>
        <CodeBlock>{failure}</CodeBlock>
        <dl className="grid gap-2 pt-2">
          {shown.map((code) => (
            <div key={code} className="flex gap-4">
              <dt className="font-strong">{errorStatus[code]}</dt>
              <dd>{text(code)}</dd>
            </div>
          ))}
        </dl>
      </section>
    </header>
  );
}
