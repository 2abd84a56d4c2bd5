'use client';

import { useLocale, useTranslations } from 'next-intl';
import { usePhone } from '@/components/form/phone-scope';
import { Switch } from '@/components/form/switch';
import { hashOfStep } from '@/components/form/use-step-hash';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { formatNumber } from '@/lib/platform/i18n/format';
import { href } from '@/lib/platform/routes/address';
import type { BlockChoice } from '@/lib/showroom/edit/schema';
import type { Lock } from '@/lib/showroom/edit/types';
import type { BlockKind } from '@/lib/showroom/types';
import { MoveButtons } from './move-buttons';
import { addressOf } from './sections';
import type { useDrag } from './use-drag';

/** Where a block's content is edited. */
const places: Record<BlockKind, () => string> = {
  banner: () => '#page',
  profile: () => href('supplierCompany'),
  contact: () => href('supplierCompany'),
  group: () => href('supplierProductGroup'),
  popular: () => href('supplierProduct'),
  launch: () => href('supplierLaunch'),
  agent: () => href('supplierAgentOffer'),
  certificate: () => href('supplierCertificate'),
  case: () => addressOf('case'),
  production: () => addressOf('production'),
  history: () => addressOf('milestone'),
  team: () => addressOf('team'),
  power: () => addressOf('power'),
  partner: () => addressOf('partner'),
  process: () => addressOf('process'),
  module: () => addressOf('module'),
};
const always: readonly BlockKind[] = ['profile', 'contact'];

type Props = {
  block: BlockChoice;
  count: number;
  lock: Lock;
  /** The template does not show it. */
  left: boolean;
  at: number;
  of: number;
  drag: ReturnType<typeof useDrag>;
  onMove: (to: number) => void;
  onShow: (shown: boolean) => void;
};

/** A block of the home page: position, visibility, number of entries, and why it is hidden. */
export function BlockRow({ block, count, lock, left, at, of, drag, onMove, onShow }: Props) {
  const t = useTranslations();
  const locale = useLocale();
  const { kind, shown } = block;
  const name = t(`showroomCenter.block.${kind}`);
  const phone = usePhone();
  const here = kind === 'banner';
  // A plain anchor for hashes of this page: a phone's steps listen to hashchange.
  const Way = here ? 'a' : Link;
  const what = () => {
    if (left) return t('showroomCenter.leftOut');
    if (always.includes(kind)) return t('showroomCenter.fromProfile');
    if (kind === 'banner') return t(count > 0 ? 'showroomCenter.withPicture' : 'showroomCenter.noPicture');
    return t('showroomCenter.entries', { count, n: formatNumber(locale, count) });
  };
  return (
    <li className={left || lock ? 'off' : undefined} {...drag.row(at)}>
      <span className="hs-grip" {...drag.handle(at)}>
        <Icon name="drag" small />
      </span>
      <div className="hs-bn">
        <b>{name}</b>
        <small>
          {what()}
          {' · '}
          <Way
            href={here && phone ? hashOfStep('page') : places[kind]()}
            aria-label={t('showcaseItem.actionOn', { action: t('showcaseItem.edit'), name })}
          >
            {t('showcaseItem.edit')}
          </Way>
        </small>
        {lock && (
          <small className="hs-gate">
            <Icon name="lock" small />
            <span>
              {t(`gate.${lock}`)}{' '}
              <Link href={href('supplierUpgrade')}>{t(lock === 'profile' ? 'gate.apply' : 'gate.upgrade')}</Link>
            </span>
          </small>
        )}
      </div>
      <MoveButtons name={name} at={at} count={of} onMove={onMove} />
      <Switch
        checked={shown}
        label={name}
        bare
        // A visible block may be hidden; the server only refuses to show it.
        locked={lock && !shown ? t(`gate.${lock}`) : undefined}
        onChange={onShow}
      />
    </li>
  );
}
