import 'server-only';
import { sql } from 'drizzle-orm';
import { isPublicOffer, offerFrom } from '@/lib/agent/visibility';
import { isPublicLaunch, launchFrom } from '@/lib/launch/visibility';
import { config } from '@/lib/platform/config';
import { database, rows } from '@/lib/platform/db/client';
import { nearestTranslation, translated } from '@/lib/platform/db/translation';
import type { Locale } from '@/lib/platform/i18n/site';
import { textWithLanguage } from '@/lib/showroom/section/queries';
import type { ShowroomLaunch, ShowroomOffer } from '@/lib/showroom/types';

const productName = (locale: Locale) => translated('product_translation', 'product_id', 'name', sql`p.id`, locale);

/** A supplier's public launches in its order, as many as its home shows. */
export const listShowroomLaunches = (locale: Locale, companyId: number): Promise<ShowroomLaunch[]> =>
  rows<ShowroomLaunch>(
    database(),
    sql`select l.id, p.id as "productId", ${productName(locale)} as product, p.cover as picture, ${textWithLanguage('slogan')}
      from ${launchFrom} ${nearestTranslation('launch_translation', 'launch_id', sql`l.id`, locale)}
      where ${isPublicLaunch} and l.company_id = ${companyId} order by l.sort, l.id limit ${config.showroom.zone}`,
  );

/** A supplier's public agent offers in its order, as many as its home shows. */
export const listShowroomOffers = (locale: Locale, companyId: number): Promise<ShowroomOffer[]> =>
  rows<ShowroomOffer>(
    database(),
    sql`select o.id, ${productName(locale)} as product, o.banner as picture, ${textWithLanguage('slogan')}
      from ${offerFrom} ${nearestTranslation('agent_offer_translation', 'offer_id', sql`o.id`, locale)}
      where ${isPublicOffer} and o.company_id = ${companyId} order by o.sort, o.id limit ${config.showroom.zone}`,
  );
