import { useTranslations } from 'next-intl';
import { mapSize, placeOf } from '@/lib/reference/map-position';

type Country = { code: string; name: string };
type Props = {
  /** empty if open everywhere */
  open: readonly Country[];
  /** countries assigned to an exclusive agent */
  taken: readonly Country[];
};

const dots = { open: 'fill-accent stroke-paper', taken: 'fill-paper stroke-ink-2' };

/** An offer's countries on a world map; the list beside it names them. */
export function ZoneMap({ open, taken }: Props) {
  const t = useTranslations();
  const free = open.filter(({ code }) => taken.every((one) => one.code !== code));
  const kinds = [
    { kind: 'open' as const, countries: free, label: t('agent.mapOpen') },
    { kind: 'taken' as const, countries: taken, label: t('agentApplication.taken') },
  ].filter(({ countries }) => countries.length > 0);
  return (
    <figure className="mx-0 mt-0 mb-4 grid gap-2">
      <div className="relative" dir="ltr">
        <img src="/map.svg" alt="" {...mapSize} loading="lazy" className="block h-auto w-full" />
        <svg
          role="img"
          aria-label={t('agent.map')}
          viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}
          className="absolute inset-0 h-full w-full phone:[&_circle]:[r:15px]"
        >
          {kinds.flatMap(({ kind, countries }) =>
            countries.map(({ code, name }) => {
              const place = placeOf(code);
              return (
                place && (
                  <circle key={code} cx={place.x} cy={place.y} r={8} strokeWidth={3} className={dots[kind]}>
                    <title>{name}</title>
                  </circle>
                )
              );
            }),
          )}
        </svg>
      </div>
      <figcaption>
        <ul className="m-0 flex list-none flex-wrap gap-x-4 gap-y-1 p-0 text-12 text-ink-2">
          {kinds.map(({ kind, label }) => (
            <li key={kind} className="inline-flex items-center gap-2">
              <svg aria-hidden="true" viewBox="0 0 12 12" className="size-3">
                <circle cx={6} cy={6} r={4.5} strokeWidth={2} className={dots[kind]} />
              </svg>
              {label}
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}
