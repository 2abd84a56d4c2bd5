import { useTranslations } from 'next-intl';
import type { ApiReference } from '@/lib/site/api/types';
import { Contents } from './contents';
import { Introduction } from './introduction';
import { OperationList } from './operation-list';

/** API reference in one column, with a collapsed table of contents. */
export function ApiMobile({ origin, groups, structures }: ApiReference) {
  const t = useTranslations('apiReference');
  return (
    <div className="wrap py-6">
      <Introduction origin={origin} />
      <details className="mb-6 rounded border border-line px-4">
        <summary className="flex min-h-11 cursor-pointer items-center font-strong">{t('contents')}</summary>
        <div className="pb-4 [&_a]:min-h-11 [&_a]:content-center">
          <Contents groups={groups} />
        </div>
      </details>
      <OperationList groups={groups} structures={structures} />
    </div>
  );
}
