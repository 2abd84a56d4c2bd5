'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { moved } from '@/components/form/upload/upload-value';
import { Link } from '@/components/ui/link';
import { formatNumber } from '@/lib/platform/i18n/format';
import type { BlockChoice } from '@/lib/showroom/edit/schema';
import type { OwnShowroom } from '@/lib/showroom/edit/types';
import { minimalBlocks } from '@/lib/showroom/template';
import type { BlockKind } from '@/lib/showroom/types';
import { BlockRow } from './block-row';
import { addressOf } from './sections';
import type { Template } from './setup-state';
import { useDrag } from './use-drag';

/** Blocks shown without entries: their content comes from the profile, or the company's name for the banner. */
const always: readonly BlockKind[] = ['banner', 'profile', 'contact'];

type Props = {
  showroom: OwnShowroom;
  template: Template;
  value: readonly BlockChoice[];
  onChange: (blocks: BlockChoice[]) => void;
};

/** Blocks of the home page: visibility and order. */
export function BlockList({ showroom, template, value, onChange }: Props) {
  const t = useTranslations();
  const locale = useLocale();
  const [announcement, setAnnouncement] = useState('');
  const n = (count: number) => formatNumber(locale, count);
  const move = (from: number, to: number) => {
    const one = value[from];
    if (!one) return;
    onChange(moved(value, from, to));
    setAnnouncement(
      t('upload.moved', {
        name: t(`showroomCenter.block.${one.kind}`),
        position: n(to + 1),
        count: n(value.length),
      }),
    );
  };
  const drag = useDrag(move);
  const isLeft = (kind: BlockKind) => template === 'c' && !minimalBlocks.includes(kind);
  const ownOf = (kind: BlockKind) => showroom.blocks.find((own) => own.kind === kind);
  const isSeen = ({ kind, shown }: BlockChoice) => {
    const own = ownOf(kind);
    return shown && !isLeft(kind) && !own?.lock && (always.includes(kind) || (own?.count ?? 0) > 0);
  };
  return (
    <section className="cc-card hs-blocks" aria-labelledby="hs-blocks">
      <header>
        <h2 id="hs-blocks">{t('showroomCenter.part.blocks')}</h2>
        <small>{t('showroomCenter.blocksShown', { n: n(value.filter(isSeen).length), all: n(value.length) })}</small>
        {!showroom.collections.module.locked && (
          <Link href={`${addressOf('module')}#new`}>{t('showroomCenter.collection.module.new')}</Link>
        )}
      </header>
      {template === 'c' && <p className="hs-hint">{t('showroomCenter.minimalBlocks')}</p>}
      <ol>
        {value.map((block, index) => {
          const own = ownOf(block.kind);
          return (
            <BlockRow
              key={block.kind}
              block={block}
              count={own?.count ?? 0}
              lock={own?.lock ?? null}
              left={isLeft(block.kind)}
              at={index}
              of={value.length}
              drag={drag}
              onMove={(to) => move(index, to)}
              onShow={(next) => onChange(value.map((one) => (one.kind === block.kind ? { ...one, shown: next } : one)))}
            />
          );
        })}
      </ol>
      <p role="status" className="sr">
        {announcement}
      </p>
    </section>
  );
}
