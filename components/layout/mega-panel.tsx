'use client';

import { useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import type { CategoryNode } from '@/lib/reference/types';
import { href as addressOf } from '@/lib/routes/address';

export type MegaTexts = Record<'loading' | 'failed' | 'allProducts' | 'seeSector' | 'products', string>;
type Props = { href: string; siteId: number; locale: string; texts: MegaTexts; onLeave: () => void };

const loaded = new Map<number, Promise<CategoryNode[]>>();
const load = async (siteId: number): Promise<CategoryNode[]> => {
  const response = await fetch('/api/category', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ siteId, type: 1 }),
  });
  if (!response.ok) throw new Error(String(response.status));
  const { data }: { data: CategoryNode[] } = await response.json();
  return data;
};
const loadOnce = (siteId: number) => {
  const known = loaded.get(siteId) ?? load(siteId);
  loaded.set(siteId, known);
  known.catch(() => loaded.delete(siteId));
  return known;
};

/** Sectors at the start, their categories with pictures and counts in three columns, the sector's picture at the end. */
export function MegaPanel({ href, siteId, locale, texts, onLeave }: Props) {
  const [sectors, setSectors] = useState<CategoryNode[] | 'failed' | null>(null);
  const [shown, setShown] = useState(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    loadOnce(siteId).then(setSectors, () => setSectors('failed'));
    return () => clearTimeout(timer.current);
  }, [siteId]);
  const number = (value: number) => new Intl.NumberFormat(locale).format(value);
  const point = (at: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setShown(at), 100);
  };

  if (!Array.isArray(sectors) || !sectors.length)
    return (
      <div className="mega">
        <div className="wrap mega-note" role="status">
          <p>{sectors === null ? texts.loading : texts.failed}</p>
          <Link className="lnk" href={href} onClick={onLeave}>
            {texts.allProducts}
          </Link>
        </div>
      </div>
    );
  return (
    <div className="mega">
      <ul className="wrap l">
        {sectors.map((sector, at) => (
          <li key={sector.id} onPointerEnter={() => point(at)} onFocus={() => setShown(at)}>
            <Link
              className={at === shown ? 'on' : undefined}
              href={addressOf('productCategory', { cateid: sector.id })}
              onClick={onLeave}
            >
              {sector.name}
              <Icon name="end" small mirrored />
            </Link>
            <div className="mp" hidden={at !== shown}>
              <ul className="m">
                {sector.children.map((category) => (
                  <li key={category.id}>
                    <Link href={addressOf('productCategory', { cateid: category.id })} onClick={onLeave}>
                      {category.picture && <Picture src={category.picture} alt="" use="thumb" />}
                      <span>{category.name}</span>
                      <em>{number(category.products)}</em>
                    </Link>
                  </li>
                ))}
              </ul>
              <div className="p">
                {sector.picture && <Picture src={sector.picture} alt="" use="card" />}
                <strong>{sector.name}</strong>
                <p className="muted">{sector.slogan}</p>
                <dl>
                  <dt>{texts.products}</dt>
                  <dd>{number(sector.products)}</dd>
                </dl>
                <Link className="lnk" href={addressOf('productCategory', { cateid: sector.id })} onClick={onLeave}>
                  {texts.seeSector}
                </Link>
              </div>
            </div>
          </li>
        ))}
        <li>
          <Link className="lnk" href={href} onClick={onLeave}>
            {texts.allProducts}
          </Link>
        </li>
      </ul>
    </div>
  );
}
