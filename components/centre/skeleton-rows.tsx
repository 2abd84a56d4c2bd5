/** Rows of the height of what is being loaded. */
export function SkeletonRows({ count = 6, label }: { count?: number; label: string }) {
  return (
    <div className="cc-sk" role="status" aria-label={label}>
      {Array.from({ length: count }, (_, at) => `row-${at}`).map((key) => (
        <i key={key} />
      ))}
    </div>
  );
}
