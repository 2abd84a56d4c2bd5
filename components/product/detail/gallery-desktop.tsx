'use client';

import { type MouseEvent, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { pictureUrl } from '@/lib/platform/storage/picture';
import { type GalleryTexts, ZoomDialog } from './zoom-dialog';

type Props = { pictures: string[]; video: string | null; texts: GalleryTexts };

/** Product pictures with thumbnails; without JavaScript links to the largest size. */
export function GalleryDesktop({ pictures, video, texts }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [at, setAt] = useState(0);
  const [playing, setPlaying] = useState(false);
  const src = pictures[at] ?? '';
  const large = (key: string) => pictureUrl(key, 1600, 'jpg');
  const act = (run: () => void) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    run();
  };
  const choose = (next: number) => {
    setPlaying(false);
    setAt(next);
  };
  return (
    <section className="gal" aria-label={texts.label}>
      {playing && video ? (
        // biome-ignore lint/a11y/useMediaCaption: a supplier's own clip comes without captions.
        <video className="pic" src={`/storage/${video}`} controls autoPlay aria-label={texts.video} />
      ) : (
        <a className="pic" href={large(src)} onClick={act(() => dialog.current?.showModal())}>
          <Picture key={src} src={src} alt={texts.pictures[at] ?? ''} use="detail" eager />
          <span className="btn s z print-no">
            <Icon name="expand" small />
            <span className="sr">{texts.zoom}</span>
          </span>
        </a>
      )}
      {(pictures.length > 1 || video) && (
        <ul className="th print-no">
          {pictures.map((key, n) => (
            <li key={key}>
              <a
                className={n === at && !playing ? 'pic on' : 'pic'}
                href={large(key)}
                aria-current={(n === at && !playing) || undefined}
                onClick={act(() => choose(n))}
              >
                <Picture src={key} alt={texts.pictures[n] ?? ''} use="thumb" />
              </a>
            </li>
          ))}
          {video && (
            <li>
              <a
                className={playing ? 'pic on' : 'pic'}
                href={`/storage/${video}`}
                onClick={act(() => setPlaying(true))}
              >
                <Icon name="play" />
                <span className="sr">{texts.video}</span>
              </a>
            </li>
          )}
        </ul>
      )}
      <ZoomDialog ref={dialog} pictures={pictures} at={at} texts={texts} onMove={choose} />
    </section>
  );
}
