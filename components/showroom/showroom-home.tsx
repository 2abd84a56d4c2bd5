import { minimalBlocks } from '@/lib/showroom/template';
import { ShowroomBanner, ShowroomHero } from './showroom-banner';
import { ShowroomBlocks } from './showroom-blocks';
import { ShowroomMinimal } from './showroom-minimal';
import type { BlockProps } from './types';

/**
 * Showroom home by template: a full-width picture with varied blocks, b compact banner with uniform blocks, c facts
 * beside products.
 */
export function ShowroomHome(props: BlockProps) {
  const { template, blocks } = props.showroom;
  if (template === 'c')
    return <ShowroomMinimal {...props} kinds={blocks.filter((kind) => minimalBlocks.includes(kind))} />;
  const Banner = template === 'a' ? ShowroomHero : ShowroomBanner;
  return (
    <>
      {blocks.includes('banner') && <Banner {...props} />}
      <ShowroomBlocks {...props} />
    </>
  );
}
