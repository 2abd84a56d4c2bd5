import type { ApiReference } from '@/lib/site/api/types';
import { Contents } from './contents';
import { Introduction } from './introduction';
import { OperationList } from './operation-list';

/** API reference beside its sticky table of contents. */
export function ApiDesktop({ origin, groups, structures }: ApiReference) {
  return (
    <div className="wrap grid gap-x-16 py-10 lg:grid-cols-[240px_minmax(0,1fr)]">
      <div className="self-start pb-8 lg:sticky lg:top-20">
        <Contents groups={groups} />
      </div>
      <div className="min-w-0">
        <Introduction origin={origin} />
        <OperationList groups={groups} structures={structures} />
      </div>
    </div>
  );
}
