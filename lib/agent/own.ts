import 'server-only';
import { inArray, sql } from 'drizzle-orm';
import { getListState, listOwnAreas } from '@/lib/launch/own';
import { getPicked } from '@/lib/launch/product/queries';
import type { SupplierActor } from '@/lib/platform/auth/actor';
import { database } from '@/lib/platform/db/client';
import { agentOffer } from '@/lib/platform/db/schema/launch';
import { AppError } from '@/lib/platform/errors';
import type { Locale } from '@/lib/platform/i18n/site';
import { openOwn } from '@/lib/review/item/own';
import type { OwnOfferDetail, OwnOffers } from './call';
import { offerNoun } from './noun';
import { isPublicOffer, offerFrom } from './visibility';

/** The agent offers of the actor's company. */
export async function listOwnOffers(actor: SupplierActor, locale: Locale): Promise<OwnOffers> {
  const items = await listOwnAreas(actor, locale, {
    review: 'offer',
    from: offerFrom,
    own: sql`o`,
    isPublic: isPublicOffer,
    texts: { table: 'agent_offer_translation', key: 'offer_id' },
    countries: sql`(select * from agent_offer_country each where each.offer_id = o.id) zone`,
  });
  const ids = items.map(({ id }) => id);
  const banners =
    ids.length === 0
      ? []
      : await database()
          .select({ id: agentOffer.id, banner: agentOffer.banner })
          .from(agentOffer)
          .where(inArray(agentOffer.id, ids));
  const bannerOf = new Map(banners.map(({ id, banner }) => [id, banner]));
  return {
    items: items.map((item) => ({ ...item, banner: bannerOf.get(item.id) ?? '' })),
    ...(await getListState(actor, 'agent')),
  };
}

/**
 * An agent offer for its form: the version pending or rejected, else the published one.
 * @throws AppError notFound for another company's
 */
export async function getOwnOffer(actor: SupplierActor, id: number, locale: Locale): Promise<OwnOfferDetail> {
  const detail = await openOwn(offerNoun, actor, id, locale);
  const { productId } = detail.form;
  const product = productId === null ? null : await getPicked(locale, productId);
  if (!product) throw new AppError('notFound');
  return { ...detail, product };
}
