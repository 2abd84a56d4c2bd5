import type { HallHome } from '@/lib/hall/home';
import type { HallView } from '@/lib/hall/read';
import type { BlockKind } from '@/lib/hall/types';
import { CertificateBlock, HistoryBlock, ProductionBlock, WorksBlock } from './block-company';
import { CaseBlock, ContactBlock, PowerBlock, ProfileBlock, TeamBlock } from './block-people';
import { GroupBlock, PopularBlock } from './block-product';

export type BlockProps = HallView & { home: HallHome };

const minimal: readonly BlockKind[] = ['group', 'popular', 'contact'];

const blocks: Partial<Record<BlockKind, (props: BlockProps) => React.ReactNode>> = {
  profile: ProfileBlock,
  group: GroupBlock,
  popular: PopularBlock,
  case: CaseBlock,
  production: ProductionBlock,
  certificate: CertificateBlock,
  power: PowerBlock,
  history: HistoryBlock,
  team: TeamBlock,
  contact: ContactBlock,
};

type Step = Exclude<BlockKind, 'banner'> | 'works';

/** Production and certificates that follow each other share a section. */
const paired = (kinds: readonly Exclude<BlockKind, 'banner'>[]): Step[] => {
  const at = kinds.findIndex((kind, i) => [kind, kinds[i + 1]].toSorted().join() === 'certificate,production');
  return at < 0 ? [...kinds] : [...kinds.slice(0, at), 'works', ...kinds.slice(at + 2)];
};

/** The blocks of a showroom's home in the owner's order; the minimal template keeps to facts and products. */
export function HallBlocks({ only, ...props }: BlockProps & { only?: 'minimal' }) {
  const kinds = props.hall.blocks.filter((kind) => kind !== 'banner');
  const { production, certificates } = props.hall;
  const kept = only ? kinds.filter((kind) => minimal.includes(kind)) : kinds;
  return (production.length && certificates.length ? paired(kept) : kept).map((step) => {
    const Block = step === 'works' ? WorksBlock : blocks[step];
    return Block && <Block key={step} {...props} />;
  });
}
