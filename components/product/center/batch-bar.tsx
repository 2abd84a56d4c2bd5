'use client';

import { useLocale, useTranslations } from 'next-intl';
import { toast } from '@/components/form/toast';
import { useFailureText } from '@/components/form/use-failure-text';
import { Icon } from '@/components/ui/icon';
import { CallFailure } from '@/lib/platform/http/client';
import { formatNumber } from '@/lib/platform/i18n/format';
import type { OwnProduct } from '@/lib/product/edit/call';
import { listOwnIds, type OwnFilters } from '@/lib/product/edit/client';
import { batchMax } from '@/lib/product/edit/constants';
import type { ProductGroup } from '@/lib/product/group/schema';
import type { ProductActions } from './use-acts';
import type { ProductSubmission } from './use-submit-many';

export type BatchProps = {
  chosen: readonly number[];
  products: readonly OwnProduct[];
  total: number;
  filters: OwnFilters;
  groups: readonly ProductGroup[];
  busy: boolean;
  act: ProductActions;
  submission: ProductSubmission;
  onChoose: (ids: readonly number[]) => void;
};

/** Summary of the selected products, and selecting all that match the filters. */
export function useBatch({ chosen, products, total, filters, onChoose }: BatchProps) {
  const t = useTranslations('productCenter');
  const textOf = useFailureText();
  const names = products.flatMap(({ id, name }) => (chosen.includes(id) ? [name || t('unnamed')] : []));
  const unable = products.filter(({ id, status }) => chosen.includes(id) && status !== 'normal').length;
  const shown = products.some((one) => one.shown && chosen.includes(one.id));
  const max = Math.min(total, batchMax);
  const chooseAll = async () => {
    try {
      onChoose((await listOwnIds(filters)).slice(0, batchMax));
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      toast(textOf(error), 'bad');
    }
  };
  return { names, shown, unable, most: max, chooseAll };
}

/** Batch actions for the selected products, with what prevents them. */
export function BatchBar(props: BatchProps) {
  const { chosen, groups, busy, act, submission, onChoose } = props;
  const t = useTranslations('productCenter');
  const locale = useLocale();
  const { names, shown, unable, most, chooseAll } = useBatch(props);
  const n = (value: number) => formatNumber(locale, value);
  return (
    <div className="pc-batch" role="toolbar" aria-label={t('batch')}>
      <b role="status">{t('chosen', { count: chosen.length, n: n(chosen.length) })}</b>
      {chosen.length < most && (
        <button type="button" className="lnk" onClick={() => void chooseAll()}>
          {t('chooseAll', { n: n(most) })}
        </button>
      )}
      <span className="pc-batch-a">
        <button type="button" disabled={busy} onClick={() => submission.run(chosen)}>
          {t('submit')}
        </button>
        <button type="button" disabled={busy} onClick={() => void act.publish(chosen)}>
          {t('publish')}
        </button>
        <button type="button" disabled={busy} onClick={() => void act.unpublish(chosen)}>
          {t('unpublish')}
        </button>
        <select
          aria-label={t('toGroup')}
          disabled={busy}
          value=""
          onChange={({ target }) => void act.assign(chosen, target.value === '0' ? null : Number(target.value))}
        >
          <option value="" disabled hidden>
            {t('toGroup')}
          </option>
          <option value="0">{t('noGroup')}</option>
          {groups.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
        <button type="button" className="bad" disabled={busy} onClick={() => void act.remove(chosen, names, shown)}>
          <Icon name="trash" small />
          {t('delete')}
        </button>
      </span>
      {submission.progress && (
        <span role="status" className="inline-flex items-center gap-2">
          <progress
            className="h-[6px] w-[160px] appearance-none overflow-hidden rounded bg-wash-2 [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-wash-2 [&::-webkit-progress-value]:bg-accent"
            value={submission.progress.done}
            max={submission.progress.total}
            aria-hidden
          />
          {t('submitting', { done: n(submission.progress.done), total: n(submission.progress.total) })}
        </span>
      )}
      {unable > 0 && <small>{t('unable', { count: unable, n: n(unable) })}</small>}
      <button type="button" className="ibt" aria-label={t('chooseNone')} onClick={() => onChoose([])}>
        <Icon name="close" small />
      </button>
    </div>
  );
}
