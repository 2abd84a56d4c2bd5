/** A country's flag beside its name; the name says it, so the flag is silent. */
export function Flag({ code }: { code: string }) {
  return (
    <img className="flag" src={`/flag/${code}.svg`} alt="" width={18} height={12} loading="lazy" decoding="async" />
  );
}
