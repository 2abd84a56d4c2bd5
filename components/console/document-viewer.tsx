'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { formatShare } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/site';
import { Languages } from './languages';
import type { TypedFact } from './types';

type Props = {
  address: string;
  /** The media type of the file. */
  type: string;
  alt: string;
  facts: readonly TypedFact[];
  onClose: () => void;
  onMissing: () => void;
};
type Size = { width: number; height: number };

const steps = { zoom: 1.25, min: 0.1, max: 6 };
const quarter = 90;

/** Scale at which a picture, rotated by quarter turns, fits a space. */
export const fitScale = (picture: Size, space: Size, turn: number): number => {
  const lying = (turn / quarter) % 2 !== 0;
  const [width, height] = lying ? [picture.height, picture.width] : [picture.width, picture.height];
  return width > 0 && height > 0 ? Math.min(space.width / width, space.height / height) : 1;
};

type Line = Omit<TypedFact, 'lang'> & { locales: readonly Locale[] };

/** Typed values; equal texts of several languages share a line. */
function linesOf(facts: readonly TypedFact[]): Line[] {
  const found = new Map<string, Line>();
  for (const { label, value, lang } of facts) {
    const key = JSON.stringify([label, value]);
    found.set(key, { label, value, locales: [...(found.get(key)?.locales ?? []), ...(lang ? [lang] : [])] });
  }
  return [...found.values()];
}

const bounded = (scale: number): number => Math.min(steps.max, Math.max(steps.min, scale));

/** Large view of a document with zoom and rotation, beside the typed values. Keys: +, -, 0, R. */
export function DocumentViewer({ address, type, alt, facts, onClose, onMissing }: Props) {
  const t = useTranslations('console.document');
  const locale = useLocale();
  const space = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  const [turn, setTurn] = useState(0);
  // Null fits the document to the space.
  const [scale, setScale] = useState<number | null>(null);
  const room = { width: space.current?.clientWidth ?? 0, height: space.current?.clientHeight ?? 0 };
  const shown = scale ?? bounded(fitScale(size, room, turn));
  const zoom = (factor: number) => setScale(bounded(shown * factor));
  const rotate = () => setTurn((before) => (before + quarter) % 360);
  const press = useRef((_: KeyboardEvent) => {});
  press.current = (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === '+' || event.key === '=') zoom(steps.zoom);
    else if (event.key === '-') zoom(1 / steps.zoom);
    else if (event.key === '0') setScale(null);
    else if (event.key.toLowerCase() === 'r') rotate();
    else return;
    event.preventDefault();
  };
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press.current(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
  const isPicture = type.startsWith('image/');
  const isPdf = type === 'application/pdf';
  const isFramed = isPdf && navigator.pdfViewerEnabled !== false;
  const lying = (turn / quarter) % 2 !== 0;
  const [width, height] = [size.width * shown, size.height * shown];
  return (
    <div className="grid h-full grid-rows-[auto_minmax(0,1fr)]">
      <div className="flex flex-wrap items-center gap-2 border-b border-line p-2">
        <h2 className="me-auto text-16 font-strong">{alt}</h2>
        {isPicture && (
          <>
            <Button size="s" onClick={() => zoom(1 / steps.zoom)} aria-label={t('smaller')}>
              {signs.smaller}
            </Button>
            <output className="min-w-14 text-center">{formatShare(locale, Math.round(shown * 100) / 100)}</output>
            <Button size="s" onClick={() => zoom(steps.zoom)} aria-label={t('larger')}>
              {signs.larger}
            </Button>
            <Button size="s" aria-pressed={scale === null} onClick={() => setScale(null)}>
              {t('fit')}
            </Button>
            <Button size="s" aria-pressed={scale === 1} onClick={() => setScale(1)}>
              {t('actual')}
            </Button>
            <Button size="s" icon="reload" onClick={rotate}>
              {t('rotate')}
            </Button>
          </>
        )}
        {(isFramed || !isPdf) && (
          <ButtonLink size="s" hard href={address} target="_blank" rel="noreferrer">
            {t('open')}
          </ButtonLink>
        )}
        <Button size="s" onClick={onClose}>
          {t('close')}
        </Button>
      </div>
      <div className="grid min-h-0 grid-cols-[minmax(0,1fr)_320px] max-[860px]:grid-cols-1 max-[860px]:grid-rows-[minmax(0,1fr)_auto]">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse scrolls it by keys. */}
        <section ref={space} className="grid overflow-auto bg-wash-2" aria-label={alt} tabIndex={0}>
          {isPicture ? (
            <div
              className="relative m-auto"
              style={
                size.width > 0
                  ? { inlineSize: lying ? height : width, blockSize: lying ? width : height }
                  : { inlineSize: '100%', blockSize: '100%' }
              }
            >
              <img
                src={address}
                alt={alt}
                className="absolute start-1/2 top-1/2 max-w-none"
                style={{
                  ...(size.width > 0 ? { width, height } : { maxInlineSize: '100%', maxBlockSize: '100%' }),
                  transform: `translate(-50%, -50%) rotate(${turn}deg)`,
                }}
                onLoad={({ currentTarget }) =>
                  setSize({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight })
                }
                onError={onMissing}
              />
            </div>
          ) : isFramed ? (
            <iframe src={address} title={alt} className="size-full border-0" referrerPolicy="no-referrer" />
          ) : (
            <div className="m-auto grid max-w-[48ch] justify-items-center gap-4 p-6 text-center">
              <p className="text-ink-2">{t(isPdf ? 'noPdf' : 'noPreview')}</p>
              {isPdf && (
                <ButtonLink tone="primary" size="l" hard href={address} target="_blank" rel="noreferrer">
                  <Icon name="document" small />
                  {t('openPdf')}
                </ButtonLink>
              )}
            </div>
          )}
        </section>
        <aside className="overflow-auto border-s border-line p-4" aria-label={t('typed')}>
          <h3 className="mb-2 font-strong">{t('typed')}</h3>
          <dl className="grid gap-3">
            {linesOf(facts).map(({ label, value, locales }) => (
              <div key={`${label}${locales.join()}`}>
                <dt className="text-12 text-ink-3">
                  {label}
                  {locales.length > 0 && ' · '}
                  <Languages locales={locales} />
                </dt>
                <dd className="text-16 [overflow-wrap:anywhere]">
                  <bdi lang={locales.length === 1 ? locales[0] : undefined}>{value}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        </aside>
      </div>
    </div>
  );
}

const signs = { smaller: '−', larger: '+' };
