/** Flags by country code as data URLs, which need no requests. */
export type FlagPictures = Readonly<Record<string, string>>;

/** A country's flag beside its name; hidden from screen readers. */
export function Flag({ code, pictures }: { code: string; pictures?: FlagPictures | undefined }) {
  return (
    <img
      className="flag"
      src={pictures?.[code] ?? `/flag/${code}.svg`}
      alt=""
      width={18}
      height={12}
      loading="lazy"
      decoding="async"
    />
  );
}
