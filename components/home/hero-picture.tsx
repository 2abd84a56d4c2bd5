const widths = [480, 640, 960, 1280];

/** The platform's own drawing; its headline says what it is about. */
export function HeroPicture({ slot }: { slot: string }) {
  return (
    <img
      src="/hero/960.webp"
      srcSet={widths.map((width) => `/hero/${width}.webp ${width}w`).join(', ')}
      sizes={slot}
      alt=""
      width={1280}
      height={1000}
      fetchPriority="high"
      decoding="sync"
    />
  );
}
