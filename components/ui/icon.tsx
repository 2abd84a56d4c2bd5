/** A symbol of the one sprite; decorative, so its neighbour or label carries the meaning. */
export function Icon({
  name,
  small,
  mirrored,
  className = '',
}: {
  name: string;
  small?: boolean;
  mirrored?: boolean;
  className?: string;
}) {
  return (
    <svg
      className={`i${small ? ' s' : ''}${mirrored ? ' dir' : ''}${className ? ` ${className}` : ''}`}
      aria-hidden="true"
    >
      <use href={`/icon.svg#${name}`} />
    </svg>
  );
}
