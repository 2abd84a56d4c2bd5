'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { usePhone } from '@/components/form/phone-scope';
import { toast } from '@/components/form/toast';
import { useDeletion } from '@/components/form/use-deletion';
import { useHeldFocus } from '@/components/form/use-held-focus';
import { LoadFailure } from '@/components/layout/center/load-failure';
import { cardList } from '@/components/layout/center/phone-card';
import { useRowFailures } from '@/components/layout/center/row-failure';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { Skeleton } from '@/components/ui/skeleton';
import { productKeys, useGroups, useProductAct } from '@/lib/product/edit/client';
import type { groupDeleteCall, groupSaveCall, groupSortCall, ProductGroup } from '@/lib/product/group/schema';
import { GroupForm } from './group-form';
import { GroupRow } from './group-row';

const moved = (ids: readonly number[], from: number, to: number): number[] => {
  const rest = ids.filter((_, index) => index !== from);
  return [...rest.slice(0, to), ...ids.slice(from, from + 1), ...rest.slice(to)];
};

/** The company's groups in order: create, rename, reorder, show on the home page, delete. */
export function GroupList({ draftName }: { draftName: string }) {
  const t = useTranslations();
  const phone = usePhone();
  const { failureOf, attempt } = useRowFailures<number>();
  const locale = useLocale();
  const { data, isError, refetch } = useGroups(locale);
  const send = useProductAct();
  const client = useQueryClient();
  const { dialog, remove } = useDeletion();
  const [open, setOpen] = useState<ProductGroup | 'new' | null>(null);
  const box = useHeldFocus<HTMLDivElement>();
  const [busy, setBusy] = useState(false);
  const run = async (id: number, work: () => Promise<unknown>, done: string | null) => {
    if (busy) return;
    setBusy(true);
    if ((await attempt(id, work, () => void run(id, work, done))) && done) toast(done);
    setBusy(false);
  };
  const close = (group: ProductGroup | null) => {
    flushSync(() => setOpen(null));
    box.current?.querySelector<HTMLElement>(`[data-opens="${group?.id ?? 'new'}"]`)?.focus();
  };
  const onUndone = () => client.invalidateQueries({ queryKey: productKeys.all });
  const ids = (data ?? []).map(({ id }) => id);
  const form = (group: ProductGroup | null) => (
    <GroupForm
      key={group?.id ?? 'new'}
      draftName={draftName}
      group={group}
      send={(which, input) => send<typeof groupSaveCall>('/api/product/group/save', { ...which, group: input })}
      onDone={() => close(group)}
    />
  );
  if (isError && !data) return <LoadFailure onRetry={() => void refetch()} />;
  if (!data) return <Skeleton label={t('center.loading')} />;
  return (
    <>
      <div ref={box} className={phone ? 'grid gap-4' : 'pc-groups'}>
        {open === 'new' ? (
          form(null)
        ) : (
          <button type="button" className="btn p" data-opens="new" onClick={() => setOpen('new')}>
            <Icon name="plus" small />
            {t('productCenter.newGroup')}
          </button>
        )}
        {data.length === 0 && open !== 'new' && <EmptyState icon="grid" text={t('productCenter.groupEmpty')} />}
        <ol aria-busy={busy} className={phone ? cardList : undefined}>
          {data.map((group, index) =>
            open !== 'new' && open?.id === group.id ? (
              <li key={group.id}>{form(group)}</li>
            ) : (
              <GroupRow
                key={group.id}
                group={group}
                at={index}
                count={data.length}
                busy={busy}
                failure={failureOf(group.id)}
                onMove={(to) =>
                  void run(
                    group.id,
                    () => send<typeof groupSortCall>('/api/product/group/sort', { ids: moved(ids, index, to) }),
                    null,
                  )
                }
                onHome={(onHome) =>
                  void run(
                    group.id,
                    () => {
                      const { id, revision, names } = group;
                      return send<typeof groupSaveCall>('/api/product/group/save', {
                        id,
                        revision,
                        group: { locale, names, onHome },
                      });
                    },
                    t('done.updated'),
                  )
                }
                onEdit={() => setOpen(group)}
                onDelete={() =>
                  void run(
                    group.id,
                    () =>
                      remove(() => send<typeof groupDeleteCall>('/api/product/group/delete', { id: group.id }), {
                        names: [group.name],
                        onUndone,
                      }),
                    null,
                  )
                }
              />
            ),
          )}
        </ol>
      </div>
      {dialog}
    </>
  );
}
