import { pictureSet, pictureUrl } from '@/lib/platform/storage/picture';

const sizes = {
  thumb: { widths: [96, 160], sizes: '96px' },
  row: { widths: [160, 240], sizes: '72px' },
  // 136 pixels high, whatever the width of the card: one width for all screens keeps long lists small.
  product: { widths: [320] },
  card: { widths: [240, 320, 480], sizes: '(max-width: 860px) 43vw, 270px' },
  strip: { widths: [240, 320, 480], sizes: '(max-width: 860px) 236px, 270px' },
  lead: { widths: [640, 768, 960, 1280], sizes: '(max-width: 860px) 100vw, 860px' },
  detail: { widths: [480, 640, 768, 960], sizes: '(max-width: 860px) 100vw, 560px' },
  wide: { widths: [640, 768, 960, 1280, 1600], sizes: '100vw' },
} as const;

export type PictureUse = keyof typeof sizes;
type Width = Parameters<typeof pictureUrl>[1];
type Slot = { widths: readonly [Width, ...Width[]]; sizes?: string };

/** A stored picture in the sizes of its use; `eager` for the first one visible, which is decoded synchronously. */
export function Picture({ src, alt, use, eager }: { src: string; alt: string; use: PictureUse; eager?: boolean }) {
  const { widths, sizes: slot }: Slot = sizes[use];
  const [least, shown = least] = widths;
  return (
    <img
      src={pictureUrl(src, shown)}
      {...(slot && { srcSet: pictureSet(src, widths), sizes: slot })}
      alt={alt}
      width={480}
      height={360}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding={eager ? 'sync' : 'async'}
    />
  );
}
