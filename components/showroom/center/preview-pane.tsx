'use client';

import { useTranslations } from 'next-intl';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { LoadFailure } from '@/components/layout/center/load-failure';
import { Badge } from '@/components/ui/badge';
import { Icon } from '@/components/ui/icon';
import type { Device } from '@/lib/platform/i18n/site';
import type { ShowroomDraft } from '@/lib/showroom/edit/schema';
import type { Template } from './setup-state';
import { usePreview } from './use-preview';

const widths: Record<Device, number> = { d: 1280, m: 390 };
type Props = {
  draft: ShowroomDraft | null;
  tried: Template | null /** Initially previewed device. */;
  first: Device;
  onEnd: () => void;
};

/** Disables interaction in the preview. */
const still = (event: Event) => {
  if (event.type === 'submit' || (event.target as Element).closest('a')) event.preventDefault();
};

/** The home page as visitors would see it with the unsaved changes. */
export function PreviewPane({ draft, tried, first, onEnd }: Props) {
  const t = useTranslations('showroomCenter');
  const [device, setDevice] = useState(first);
  const [room, setRoom] = useState(0);
  const [loading, setLoading] = useState(true);
  // The load event is only received from frames created here, and only visible ones are worth loading.
  const [seen, setSeen] = useState(false);
  const { src, late, failed, retry } = usePreview(draft, device);
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const top = useRef(0);
  useEffect(() => {
    if (!box.current) return;
    const watch = new ResizeObserver(([entry]) => {
      const width = entry?.contentRect.width ?? 0;
      setRoom(width);
      if (width > 0) setSeen(true);
    });
    watch.observe(box.current);
    return () => watch.disconnect();
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address is a new load
  useEffect(() => setLoading(true), [src]);
  const loaded = () => {
    setLoading(false);
    const view = frame.current?.contentWindow;
    const page = frame.current?.contentDocument;
    if (!view || !page) return;
    view.scrollTo(0, top.current);
    view.addEventListener('scroll', () => {
      top.current = view.scrollY;
    });
    for (const kind of ['click', 'submit']) page.addEventListener(kind, still, true);
  };
  const width = widths[device];
  const scale = room > 0 ? Math.min(1, room / width) : 1;
  return (
    <section className="hs-pv" aria-labelledby="hs-preview">
      <header>
        <h2 id="hs-preview">{t('preview')}</h2>
        {draft && !tried && <Badge tone="warn">{t('unsaved')}</Badge>}
        <fieldset className="sgm">
          <legend className="sr">{t('width')}</legend>
          {(['d', 'm'] as const).map((one) => (
            <label key={one}>
              <input type="radio" name="preview" checked={device === one} onChange={() => setDevice(one)} />
              <span>{t(one === 'd' ? 'desktop' : 'mobile')}</span>
            </label>
          ))}
        </fieldset>
      </header>
      {tried && (
        <div className="note hs-tried" role="status">
          <Icon name="eye" />
          <div>
            {t('tried', { name: t(`template.${tried}`) })}{' '}
            <button type="button" className="lnk" onClick={onEnd}>
              {t('endTry')}
            </button>
          </div>
        </div>
      )}
      {failed && <LoadFailure onRetry={retry} />}
      <div
        ref={box}
        className="hs-frame"
        aria-busy={late || loading}
        data-device={device}
        style={{ '--w': `${width}px`, '--z': scale } as CSSProperties}
      >
        {seen && <iframe ref={frame} key={device} src={src} title={t('previewTitle')} onLoad={loaded} />}
      </div>
    </section>
  );
}
