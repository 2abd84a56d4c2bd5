'use client';

import { type MouseEvent, type UIEvent, useEffect, useRef, useState } from 'react';
import { Picture } from '@/components/ui/picture';
import { pictureUrl } from '@/lib/platform/storage/picture';
import { type GalleryTexts, ZoomDialog } from './zoom-dialog';
import '@/app/detail.css';

type Props = { pictures: string[]; video: string | null; texts: GalleryTexts; name: string };

/** Swipeable product pictures; those after the first load on first touch. */
export function GalleryMobile({ pictures, video, texts, name }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const slides = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(0);
  const [touched, setTouched] = useState(false);
  const touch = () => setTouched(true);
  // Swiped before hydration.
  useEffect(() => setTouched(Boolean(slides.current?.scrollLeft)), []);
  const count = pictures.length + (video ? 1 : 0);
  const scroll = ({ currentTarget: { scrollLeft, clientWidth } }: UIEvent<HTMLElement>) => {
    touch();
    setAt(Math.round(Math.abs(scrollLeft) / clientWidth));
  };
  const open = (event: MouseEvent) => {
    event.preventDefault();
    dialog.current?.showModal();
  };
  return (
    <section className="gal" aria-label={texts.label}>
      <ul
        className="slides"
        ref={slides}
        onScroll={scroll}
        onPointerDown={touch}
        onFocus={touch}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
        tabIndex={0}
        aria-label={name}
      >
        {pictures.map((key, n) => {
          const picture = <Picture src={key} alt={texts.pictures[n] ?? ''} use="detail" eager={n === 0} />;
          return (
            <li key={key}>
              <a className="pic" href={pictureUrl(key, 1600, 'jpg')} onClick={open} aria-label={texts.pictures[n]}>
                {n === 0 || touched ? picture : <noscript>{picture}</noscript>}
              </a>
            </li>
          );
        })}
        {video && (
          <li className="pic">
            {/* biome-ignore lint/a11y/useMediaCaption: a supplier's own clip comes without captions. */}
            <video src={`/storage/${video}`} controls preload="none" aria-label={texts.video} />
          </li>
        )}
      </ul>
      {count > 1 && (
        <span className="pager print-no" aria-hidden="true">
          <bdi dir="ltr">{`${at + 1} / ${count}`}</bdi>
        </span>
      )}
      <ZoomDialog
        ref={dialog}
        pictures={pictures}
        at={Math.min(at, pictures.length - 1)}
        texts={texts}
        onMove={setAt}
      />
    </section>
  );
}
