/** An icon of the sprite; decorative, so the label or neighbouring text carries the meaning. */
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
