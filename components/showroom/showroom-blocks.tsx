import { Fragment, type ReactNode } from 'react';
import type { BlockKind } from '@/lib/showroom/types';
import { CaseBlock } from './block-case';
import {
  CertificateBlock,
  HistoryBlock,
  PartnerBlock,
  ProcessBlock,
  ProductionBlock,
  WorksBlock,
} from './block-company';
import { ModuleBlock } from './block-module';
import { ContactBlock, PowerBlock, ProfileBlock, TeamBlock } from './block-people';
import { GroupBlock, PopularBlock } from './block-product';
import { AgentBlock, LaunchBlock } from './block-zone';
import type { BlockProps } from './types';

type Block = Exclude<BlockKind, 'banner'>;

const blocks: Record<Block, (props: BlockProps) => ReactNode> = {
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
  partner: PartnerBlock,
  process: ProcessBlock,
  module: ModuleBlock,
  launch: LaunchBlock,
  agent: AgentBlock,
};

type Step = Block | 'works';

/** Adjacent production and certificate blocks share a section. */
const paired = (kinds: readonly Block[]): Step[] => {
  const at = kinds.findIndex((kind, i) => [kind, kinds[i + 1]].toSorted().join() === 'certificate,production');
  return at < 0 ? [...kinds] : [...kinds.slice(0, at), 'works', ...kinds.slice(at + 2)];
};

/** Blocks of a showroom's home page in the owner's order; response figures follow the profile. */
export function ShowroomBlocks(props: BlockProps) {
  const kinds = props.showroom.blocks.filter((kind) => kind !== 'banner');
  const { production, certificates } = props.showroom;
  const steps = production.length && certificates.length ? paired(kinds) : kinds;
  return (
    <>
      {steps.map((step) => {
        const Part = step === 'works' ? WorksBlock : blocks[step];
        return (
          <Fragment key={step}>
            <Part {...props} />
            {step === 'profile' && props.response}
          </Fragment>
        );
      })}
      {!steps.includes('profile') && props.response}
    </>
  );
}
