'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { PickBar } from '@/components/layout/center/pick-bar';
import { ActSheet } from '@/components/layout/center/row-sheet';
import { formatNumber } from '@/lib/platform/i18n/format';
import { type BatchProps, useBatch } from './batch-bar';

/** Batch actions for the selected products on a phone. */
export function PickProducts(props: BatchProps) {
  const { chosen, groups, busy, act, submission, onChoose } = props;
  const t = useTranslations('productCenter');
  const locale = useLocale();
  const [grouping, setGrouping] = useState(false);
  const { names, shown, unable, most, chooseAll } = useBatch(props);
  const n = (value: number) => formatNumber(locale, value);
  const { progress } = submission;
  return (
    <>
      {unable > 0 && <p className="my-2 text-12 text-ink-2">{t('unable', { count: unable, n: n(unable) })}</p>}
      <PickBar
        label={t('batch')}
        count={
          progress
            ? t('submitting', { done: n(progress.done), total: n(progress.total) })
            : t('chosen', { count: chosen.length, n: n(chosen.length) })
        }
        none={{ label: t('chooseNone'), run: () => onChoose([]) }}
        first={{ label: t('submit'), run: () => submission.run(chosen) }}
        busy={busy}
        acts={[
          ...(chosen.length < most
            ? [{ label: t('chooseAll', { n: n(most) }), icon: 'check', run: () => void chooseAll() }]
            : []),
          { label: t('publish'), icon: 'eye', run: () => void act.publish(chosen) },
          { label: t('unpublish'), icon: 'eye-off', run: () => void act.unpublish(chosen) },
          { label: t('toGroup'), icon: 'grid', run: () => setGrouping(true) },
          { label: t('delete'), icon: 'trash', bad: true, run: () => void act.remove(chosen, names, shown) },
        ]}
      />
      {grouping && (
        <ActSheet
          title={t('toGroup')}
          onClose={() => setGrouping(false)}
          acts={[
            { label: t('noGroup'), icon: 'box', run: () => void act.assign(chosen, null) },
            ...groups.map(({ id, name }) => ({ label: name, icon: 'grid', run: () => void act.assign(chosen, id) })),
          ]}
        />
      )}
    </>
  );
}
