import 'server-only';
import { sql } from 'drizzle-orm';
import { isPublicOffer, offerFrom } from '@/lib/agent/visibility';
import { spoken } from '@/lib/hall/section/queries';
import type { HallLaunch, HallOffer } from '@/lib/hall/types';
import { isPublicLaunch, launchFrom } from '@/lib/launch/visibility';
import { config } from '@/lib/platform/config';
import { db, rows } from '@/lib/platform/db/client';
import { nearestTranslation, translated } from '@/lib/platform/db/translation';
import type { Locale } from '@/lib/platform/i18n/site';

const productName = (locale: Locale) => translated('product_translation', 'product_id', 'name', sql`p.id`, locale);

/** A supplier's public launches in its order, as many as its home shows. */
export const listHallLaunches = (locale: Locale, companyId: number): Promise<HallLaunch[]> =>
  rows<HallLaunch>(
    db(),
    sql`select l.id, p.id as "productId", ${productName(locale)} as product, p.cover as picture, ${spoken('slogan')}
      from ${launchFrom} ${nearestTranslation('launch_translation', 'launch_id', sql`l.id`, locale)}
      where ${isPublicLaunch} and l.company_id = ${companyId} order by l.sort, l.id limit ${config.hall.zone}`,
  );

/** A supplier's public agent offers in its order, as many as its home shows. */
export const listHallOffers = (locale: Locale, companyId: number): Promise<HallOffer[]> =>
  rows<HallOffer>(
    db(),
    sql`select o.id, ${productName(locale)} as product, o.banner as picture, ${spoken('slogan')}
      from ${offerFrom} ${nearestTranslation('agent_offer_translation', 'offer_id', sql`o.id`, locale)}
      where ${isPublicOffer} and o.company_id = ${companyId} order by o.sort, o.id limit ${config.hall.zone}`,
  );
