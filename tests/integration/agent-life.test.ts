import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  deleteOffers,
  discardOffer,
  holdOffers,
  saveOffer,
  showOffer,
  submitOffer,
  withdrawOffer,
} from '@/lib/agent/commands';
import { getOwnOffer, listOwnOffers } from '@/lib/agent/own';
import { approveOffer, disableOffer, enableOffer, rejectOffer } from '@/lib/agent/review/commands';
import { getOfferForReview } from '@/lib/agent/review/queries';
import type { OfferInput } from '@/lib/agent/schema';
import { isPublicOffer, offerFrom } from '@/lib/agent/visibility';
import { rows } from '@/lib/platform/db/client';
import { makeUpload } from '../factories';
import { describeLife } from './item-life';
import { type Cast, idsOf, openShowcase, refusal, uploadState } from './showcase-kit';

const form = ({ products }: Pick<Cast, 'products'>, n: number): OfferInput => ({
  locale: 'en',
  productId: products[n % products.length] ?? 0,
  worldwide: false,
  countries: ['BR', 'MA'],
  banner: 'demo/p/pump.jpg',
  translations: { en: { slogan: 'Sell our pumps', detail: 'Stock, training and a margin.' } },
});

describeLife<OfferInput>('agent offer', {
  kind: 'offer',
  table: 'agent_offer',
  path: '/companycenter/agentOffer.html',
  lists: ['agent-list'],
  gate: 'membership',
  refusedBy: 'forbidden membership:gateStar',
  form,
  changed: (input) => ({ ...input, countries: ['KE'], banner: 'demo/p/valve.jpg' }),
  blank: (input) => ({ ...input, countries: [], banner: '', translations: {} }),
  save: saveOffer,
  submit: submitOffer,
  withdraw: withdrawOffer,
  discard: discardOffer,
  remove: deleteOffers,
  hold: holdOffers,
  show: showOffer,
  approve: approveOffer,
  reject: rejectOffer,
  disable: disableOffer,
  enable: enableOffer,
  forReview: getOfferForReview,
  list: (actor) => listOwnOffers(actor, 'en'),
  open: (actor, id) => getOwnOffer(actor, id, 'en'),
  isVisible: async ({ db }, id) =>
    (await rows(db, sql`select from ${offerFrom} where o.id = ${id} and ${isPublicOffer}`)).length > 0,
});

describe('the banner of an agent offer', () => {
  let cast: Cast;
  beforeAll(async () => {
    cast = await openShowcase();
  }, 240_000);
  const submit = (banner: string, id: number | null) => submitOffer(cast.owner, { ...form(cast, 0), banner, id });
  const pendingOf = async (id: number) =>
    (await idsOf(cast.db, sql`select id from review where target_id = ${id} and state = 'pending'`))[0] ?? 0;

  it('must be a picture of the company', async () => {
    expect(await refusal(submit(await makeUpload(cast.rival, 'picture'), null))).toBe('badRequest banner:fileMissing');
    expect(await refusal(submit('picture/nowhere.jpg', null))).toBe('badRequest banner:fileMissing');
    expect((await listOwnOffers(cast.owner, 'en')).items).toEqual([]);
  });

  it('is kept while any version shows it, also a pending one, and deleted afterwards', async () => {
    const [first, second, third] = [
      await makeUpload(cast.owner, 'picture'),
      await makeUpload(cast.editor, 'picture'),
      await makeUpload(cast.owner, 'picture'),
    ];
    const states = async () => [
      await uploadState(cast.db, first),
      await uploadState(cast.db, second),
      await uploadState(cast.db, third),
    ];
    const { id } = await submit(first, null);
    expect((await getOwnOffer(cast.owner, id, 'en')).files.map(({ key }) => key)).toEqual([first]);
    await approveOffer(cast.reviewer, await pendingOf(id));
    await submit(second, id);
    expect(await states()).toEqual(['referenced', 'referenced', 'filed']);
    await rejectOffer(cast.reviewer, await pendingOf(id), 'Blurred');
    expect(await states()).toEqual(['referenced', 'referenced', 'filed']);
    await submit(third, id);
    expect(await states()).toEqual(['referenced', 'filed', 'referenced']);
    await approveOffer(cast.reviewer, await pendingOf(id));
    expect(await states()).toEqual(['filed', 'filed', 'referenced']);
    expect((await listOwnOffers(cast.owner, 'en')).items[0]?.banner).toBe(third);
    await deleteOffers(cast.owner, { ids: [id] });
    expect(await states()).toEqual(['filed', 'filed', 'filed']);
  });
});
