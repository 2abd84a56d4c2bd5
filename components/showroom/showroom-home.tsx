import { minimalBlocks } from '@/lib/showroom/template';
import { ShowroomBanner, ShowroomHero } from './showroom-banner';
import { ShowroomBlocks } from './showroom-blocks';
import { ShowroomMinimal } from './showroom-minimal';
import type { BlockProps } from './types';

/**
 * A showroom's home in its template: a a picture across the page and blocks of their own measures, b a compact banner
 * and even blocks, c facts beside products alone.
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
