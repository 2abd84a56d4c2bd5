'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useEffect, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { type ComparedProduct, keepCompared, readCompared } from './compare-store';

type Texts = Record<'label' | 'open' | 'clear' | 'full' | 'remove', string> & { chosen: string[] };
type Props = {
  action: string;
  max: number;
  texts: Texts;
  /** Collapses to one line, for a phone. */
  folds?: boolean;
};

const ticks = () => document.querySelectorAll<HTMLInputElement>('input[form="compare"]');
const comparedOf = (tick: HTMLInputElement): ComparedProduct => {
  const item = tick.closest('article');
  return {
    id: Number(tick.value),
    name: item?.querySelector('h3')?.textContent ?? '',
    picture: item?.querySelector('.pic img')?.getAttribute('src') ?? '',
  };
};
/** Selection from earlier pages, then checkboxes ticked before hydration. */
const chosenSoFar = (max: number): ComparedProduct[] => {
  const kept = readCompared();
  const ticked = [...ticks()].filter((tick) => tick.checked).map(comparedOf);
  return [...kept, ...ticked.filter(({ id }) => !kept.some((one) => one.id === id))].slice(0, max);
};

/** Collects the page's ticks, keeps them across pages, and links to the comparison. */
export function CompareForm({ action, max, texts, folds }: Props) {
  const router = useRouter();
  const [chosen, setChosen] = useState<ComparedProduct[]>();
  const list = chosen ?? [];
  const [full, setFull] = useState(false);
  const [unfolded, setUnfolded] = useState(false);
  const shown = !folds || unfolded;

  const keep = (next: ComparedProduct[]) => {
    keepCompared(next);
    setFull(false);
    setChosen(next);
  };
  useEffect(() => {
    const next = chosenSoFar(max);
    keepCompared(next);
    setChosen(next);
  }, [max]);
  useEffect(() => {
    const show = () => {
      if (chosen) for (const tick of ticks()) tick.checked = chosen.some(({ id }) => id === Number(tick.value));
    };
    const change = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement) || target.getAttribute('form') !== 'compare') return;
      const others = readCompared().filter(({ id }) => id !== Number(target.value));
      if (target.checked && others.length >= max) {
        target.checked = false;
        setFull(true);
      } else keep(target.checked ? [...others, comparedOf(target)] : others);
    };
    show();
    document.addEventListener('change', change);
    document.addEventListener('items', show);
    return () => {
      document.removeEventListener('change', change);
      document.removeEventListener('items', show);
    };
  });
  const slots = list.length > 0 ? Array.from({ length: max }, (_, index) => `slot ${index + 1}`) : [];
  // Not sticky in low or zoomed windows; a phone's version collapses instead.
  const sticks = folds ? '' : '[@media(max-height:600px)]:static';
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { href } = await import('@/lib/platform/routes/address');
    router.push(href('compare', {}, { ids: list.map(({ id }) => id) }));
  };
  return (
    <form
      id="compare"
      className={list.length > 0 ? `tray on ${sticks}` : 'tray'}
      action={action}
      aria-label={texts.label}
      onSubmit={submit}
    >
      <div className="wrap">
        {folds && list.length > 0 ? (
          <button
            type="button"
            className="flex min-h-11 cursor-pointer items-center gap-1 font-strong"
            aria-expanded={unfolded}
            onClick={() => setUnfolded(!unfolded)}
          >
            {texts.label}
            <Icon name={unfolded ? 'down' : 'up'} small />
          </button>
        ) : (
          <b>{texts.label}</b>
        )}
        <span className={full && folds ? 'muted order-first basis-full' : 'muted'} role="status">
          {full ? texts.full : list.length > 0 && texts.chosen[list.length]}
        </span>
        {shown && (
          <ul className="row">
            {list.map(({ id, name, picture }) => (
              <li key={id} className="pic">
                <img src={picture} alt={name} width={68} height={51} />
                <button
                  type="button"
                  aria-label={`${texts.remove}: ${name}`}
                  onClick={() => keep(list.filter((one) => one.id !== id))}
                >
                  <Icon name="close" small />
                </button>
              </li>
            ))}
            {slots.slice(list.length).map((slot) => (
              <li key={slot} className="slot" aria-hidden="true">
                <Icon name="plus" small />
              </li>
            ))}
          </ul>
        )}
        {shown && list.length > 0 && (
          <button type="button" className="btn q" onClick={() => keep([])}>
            {texts.clear}
          </button>
        )}
        <button type="submit" className="btn p">
          {texts.open}
        </button>
      </div>
    </form>
  );
}
