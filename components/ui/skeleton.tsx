/** Placeholder rows in the height of the content, to avoid layout shift. */
export function Skeleton({ count = 6, label }: { count?: number; label: string }) {
  return (
    <div
      role="status"
      aria-label={label}
      className="grid gap-px overflow-hidden rounded border border-line bg-line forced-colors:bg-[Canvas]"
    >
      {Array.from({ length: count }, (_, index) => `row-${index}`).map((key) => (
        <span
          key={key}
          aria-hidden="true"
          className="relative block h-[60px] bg-paper after:absolute after:inset-y-6 after:start-4 after:end-[40%] after:rounded-s after:bg-wash-2"
        />
      ))}
    </div>
  );
}
