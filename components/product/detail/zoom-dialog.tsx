'use client';

import { type KeyboardEvent, type RefObject, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { pictureSet, pictureUrl } from '@/lib/platform/storage/picture';

export type GalleryTexts = Record<'label' | 'zoom' | 'closer' | 'close' | 'previous' | 'next' | 'video', string> & {
  /** alt texts, in order */
  pictures: string[];
};

type Props = {
  ref: RefObject<HTMLDialogElement | null>;
  pictures: string[];
  at: number;
  texts: GalleryTexts;
  onMove: (at: number) => void;
};

/** Full-screen picture; click zooms, arrow keys switch. */
export function ZoomDialog({ ref, pictures, at, texts, onMove }: Props) {
  const [closer, setCloser] = useState(false);
  const src = pictures[at];
  const move = (step: number) => {
    setCloser(false);
    onMove((at + step + pictures.length) % pictures.length);
  };
  const key = (event: KeyboardEvent) => {
    const rtl = document.documentElement.dir === 'rtl' ? -1 : 1;
    if (event.key === 'ArrowRight') move(rtl);
    if (event.key === 'ArrowLeft') move(-rtl);
  };
  return (
    <dialog ref={ref} className="zoom" aria-label={texts.label} onKeyDown={key} onClose={() => setCloser(false)}>
      {src && (
        <button
          type="button"
          className={closer ? 'view near' : 'view'}
          aria-label={texts.closer}
          aria-pressed={closer}
          onClick={() => setCloser(!closer)}
        >
          <img
            src={pictureUrl(src, 1280)}
            srcSet={pictureSet(src, [640, 960, 1280, 1600])}
            sizes={closer ? '200vw' : '100vw'}
            alt={texts.pictures[at]}
            loading="lazy"
            decoding="async"
          />
        </button>
      )}
      {pictures.length > 1 && (
        <>
          <button type="button" className="to prev" aria-label={texts.previous} onClick={() => move(-1)}>
            <Icon name="start" mirrored />
          </button>
          <button type="button" className="to next" aria-label={texts.next} onClick={() => move(1)}>
            <Icon name="end" mirrored />
          </button>
        </>
      )}
      <button type="button" className="to shut" aria-label={texts.close} onClick={() => ref.current?.close()}>
        <Icon name="close" />
      </button>
    </dialog>
  );
}
