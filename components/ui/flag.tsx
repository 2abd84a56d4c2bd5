/** Pictures of some flags by their codes, as addresses that hold them: they need no request of their own. */
export type FlagPictures = Readonly<Record<string, string>>;

/** A country's flag beside its name; the name says it, so the flag is silent. */
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
