'use client';

import { useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import { href as addressOf } from '@/lib/platform/routes/address';
import type { CategoryNode, NavItem } from '@/lib/reference/types';

export type MegaTexts = Record<'loading' | 'failed' | 'allProducts' | 'seeSector' | 'products' | 'sections', string>;
type Props = { href: string; siteId: number; locale: string; texts: MegaTexts; onLeave: () => void };

type Section = Pick<NavItem, 'key' | 'label' | 'section'> & { path: string };
type Menu = { sectors: CategoryNode[]; sections: Section[] };

const loaded = new Map<number, Promise<Menu>>();
const ask = async <T,>(path: string, init?: RequestInit): Promise<T> => {
  const response = await fetch(path, init);
  if (!response.ok) throw new Error(String(response.status));
  const { data }: { data: T } = await response.json();
  return data;
};
const load = async (siteId: number): Promise<Menu> => {
  const body = JSON.stringify({ siteId, type: 1 });
  const [sectors, nav] = await Promise.all([
    ask<CategoryNode[]>('/api/category', { method: 'POST', headers: { 'content-type': 'application/json' }, body }),
    ask<Section[]>(`/api/get_nav?siteId=${siteId}`),
  ]);
  return { sectors, sections: nav.filter(({ section }) => section === 'chance' || section === 'know') };
};
const loadOnce = (siteId: number) => {
  const known = loaded.get(siteId) ?? load(siteId);
  loaded.set(siteId, known);
  known.catch(() => loaded.delete(siteId));
  return known;
};

/**
 * Sectors at the start, their categories with pictures and counts in three columns, the sector's picture at the end.
 */
export function MegaPanel({ href, siteId, locale, texts, onLeave }: Props) {
  const [menu, setMenu] = useState<Menu | 'failed' | null>(null);
  const [shown, setShown] = useState(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    loadOnce(siteId).then(setMenu, () => setMenu('failed'));
    return () => clearTimeout(timer.current);
  }, [siteId]);
  const number = (value: number) => new Intl.NumberFormat(locale).format(value);
  const point = (at: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setShown(at), 100);
  };

  if (menu === null || menu === 'failed' || !menu.sectors.length)
    return (
      <div className="mega">
        <div className="wrap mega-note" role="status">
          <p>{menu === null ? texts.loading : texts.failed}</p>
          <Link className="lnk" href={href} onClick={onLeave}>
            {texts.allProducts}
          </Link>
        </div>
      </div>
    );
  const { sectors, sections } = menu;
  return (
    <div className="mega">
      <ul className="wrap l">
        {sectors.map((sector, index) => (
          <li key={sector.id} onPointerEnter={() => point(index)} onFocus={() => setShown(index)}>
            <Link
              className={index === shown ? 'on' : undefined}
              href={addressOf('productCategory', { cateid: sector.id })}
              onClick={onLeave}
            >
              {sector.name}
              <Icon name="end" small mirrored />
            </Link>
            <div className="mp" hidden={index !== shown}>
              <ul className="m">
                {sector.children.map((category) => (
                  <li key={category.id}>
                    <Link href={addressOf('productCategory', { cateid: category.id })} onClick={onLeave}>
                      {category.picture && <Picture src={category.picture} alt="" use="thumb" />}
                      <span className="min-w-0 flex-1 break-words hyphens-auto">{category.name}</span>
                      <em className="flex-none text-12 font-regular text-ink-3 not-italic">
                        {number(category.products)}
                      </em>
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
      <div className="mega-s">
        <nav className="wrap" aria-label={texts.sections}>
          {sections.map(({ key, label, path }) => (
            <Link key={key} href={path} onClick={onLeave}>
              {label}
            </Link>
          ))}
        </nav>
      </div>
    </div>
  );
}
