import { minimalBlocks } from '@/lib/hall/block';
import { HallBanner, HallHero } from './hall-banner';
import { HallBlocks } from './hall-blocks';
import { HallMinimal } from './hall-minimal';
import type { BlockProps } from './types';

/**
 * A showroom's home in its template: a a picture across the page and blocks of their own measures, b a compact banner
 * and even blocks, c facts beside products alone.
 */
export function HallHome(props: BlockProps) {
  const { template, blocks } = props.hall;
  if (template === 'c') return <HallMinimal {...props} kinds={blocks.filter((kind) => minimalBlocks.includes(kind))} />;
  const Banner = template === 'a' ? HallHero : HallBanner;
  return (
    <>
      {blocks.includes('banner') && <Banner {...props} />}
      <HallBlocks {...props} />
    </>
  );
}
