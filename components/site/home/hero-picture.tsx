const widths = [480, 640, 960, 1280];
const sourcesOf = (kind: 'avif' | 'webp') => widths.map((width) => `/hero/${width}.${kind} ${width}w`).join(', ');

/** Hero image of the platform; decorative, since the headline describes it. */
export function HeroPicture({ slot }: { slot: string }) {
  return (
    <picture>
      <source type="image/avif" srcSet={sourcesOf('avif')} sizes={slot} />
      <img
        src="/hero/960.webp"
        srcSet={sourcesOf('webp')}
        sizes={slot}
        alt=""
        width={1280}
        height={1000}
        fetchPriority="high"
        decoding="sync"
      />
    </picture>
  );
}
