import { and, eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { addFollow } from '@/lib/footprint/follow/commands';
import {
  deleteLaunches,
  discardLaunch,
  holdLaunches,
  saveLaunch,
  showLaunch,
  submitLaunch,
  withdrawLaunch,
} from '@/lib/launch/commands';
import { notifyLaunches } from '@/lib/launch/follower/commands';
import { getOwnLaunch, listOwnLaunches } from '@/lib/launch/own';
import { searchOwnProducts } from '@/lib/launch/product/queries';
import { approveLaunch, disableLaunch, enableLaunch, rejectLaunch } from '@/lib/launch/review/commands';
import { getLaunchForReview } from '@/lib/launch/review/queries';
import type { LaunchInput } from '@/lib/launch/schema';
import { isPublicLaunch, launchFrom } from '@/lib/launch/visibility';
import { getZone, setZone } from '@/lib/launch/zone/commands';
import { setChoice } from '@/lib/notification/choice/commands';
import { database, rows } from '@/lib/platform/db/client';
import { notification } from '@/lib/platform/db/schema/notification';
import { outbox } from '@/lib/platform/db/schema/outbox';
import { makePurchaserAccount } from '../factories';
import { describeLife } from './item-life';
import { type Cast, dropped, idsOf, lapsed, openShowcase, refusal } from './showcase-kit';

const form = ({ products }: Pick<Cast, 'products'>, n: number): LaunchInput => ({
  locale: 'en',
  productId: products[n % products.length] ?? 0,
  worldwide: false,
  countries: ['BR', 'MA'],
  translations: { en: { slogan: 'First of its kind' }, zh: { slogan: '首发' } },
});
const isVisible = async ({ db }: Pick<Cast, 'db'>, id: number) =>
  (await rows(db, sql`select from ${launchFrom} where l.id = ${id} and ${isPublicLaunch}`)).length > 0;

describeLife<LaunchInput>('launch', {
  kind: 'launch',
  table: 'launch',
  path: '/companycenter/launch.html',
  lists: ['launch-list'],
  gate: 'membership',
  refusedBy: 'forbidden membership:gateStar',
  form,
  changed: (input) => ({ ...input, worldwide: true, countries: [], translations: { de: { slogan: 'Neu' } } }),
  blank: (input) => ({ ...input, countries: [], translations: {} }),
  save: saveLaunch,
  submit: submitLaunch,
  withdraw: withdrawLaunch,
  discard: discardLaunch,
  remove: deleteLaunches,
  hold: holdLaunches,
  show: showLaunch,
  approve: approveLaunch,
  reject: rejectLaunch,
  disable: disableLaunch,
  enable: enableLaunch,
  forReview: getLaunchForReview,
  list: (actor) => listOwnLaunches(actor, 'en'),
  open: (actor, id) => getOwnLaunch(actor, id, 'en'),
  isVisible,
});

describe('a launch', () => {
  let cast: Cast;
  beforeAll(async () => {
    cast = await openShowcase();
  }, 240_000);
  const submit = (over: Partial<LaunchInput>, id: number | null = null) =>
    submitLaunch(cast.owner, { ...form(cast, 0), ...over, id });
  const publish = async (over: Partial<LaunchInput> = {}) => {
    const { id } = await submit(over);
    const [review = 0] = await idsOf(cast.db, sql`select max(id) as id from review where target_id = ${id}`);
    await approveLaunch(cast.reviewer, review);
    return id;
  };

  it('is of a public product of the company without another launch', async () => {
    const [first = 0, second = 0] = cast.products;
    expect(await refusal(submit({ productId: cast.foreignProduct }))).toBe('badRequest productId:productPublic');
    await cast.db.execute(sql`update product set listed = false where id = ${first}`);
    expect(await refusal(submit({ productId: first }))).toBe('badRequest productId:productPublic');
    await cast.db.execute(sql`update product set listed = true where id = ${first}`);
    expect(await refusal(submit({ countries: ['ZZ'] }))).toBe('badRequest countries:unknown');
    const id = await publish();
    expect(await refusal(submit({}))).toBe('badRequest productId:launchTaken');
    expect(await refusal(submit({ productId: second }, id))).toBe('badRequest productId:productFixed');
    await deleteLaunches(cast.owner, { ids: [id] });
  });

  it('disappears with its product or company', async () => {
    const id = await publish();
    const [product = 0] = cast.products;
    await cast.db.execute(sql`update product set listed = false where id = ${product}`);
    expect(await isVisible(cast, id)).toBe(false);
    expect((await listOwnLaunches(cast.owner, 'en')).items[0]).toMatchObject({
      public: false,
      product: { public: false },
    });
    await cast.db.execute(sql`update product set listed = true where id = ${product}`);
    await cast.db.execute(sql`update company set status = 'disabled' where id = ${cast.company}`);
    expect(await isVisible(cast, id)).toBe(false);
    await cast.db.execute(sql`update company set status = 'normal' where id = ${cast.company}`);
    expect(await isVisible(cast, id)).toBe(true);
    await deleteLaunches(cast.owner, { ids: [id] });
  });

  it('keeps its first publication date when a change is approved', async () => {
    const id = await publish();
    await cast.db.execute(sql`update launch set published_at = '2026-01-02T00:00:00Z' where id = ${id}`);
    await disableLaunch(cast.reviewer, id, 'Check');
    await enableLaunch(cast.reviewer, id);
    const [row] = await rows<{ day: string }>(
      cast.db,
      sql`select to_char(published_at at time zone 'UTC', 'YYYY-MM-DD') as day from launch where id = ${id}`,
    );
    expect(row?.day).toBe('2026-01-02');
    await deleteLaunches(cast.owner, { ids: [id] });
  });

  describe('a newly public launch', () => {
    let last = 0;
    const makeFollower = async (locale: string) => {
      const reader = { email: `launch_follower_${++last}@buyer.example`, emailConfirmedAt: new Date(), locale };
      const actor = await makePurchaserAccount(reader);
      await addFollow(actor, { type: 'supplier', id: cast.company });
      const mails = () => database().$count(outbox, eq(outbox.recipient, reader.email));
      return { actor, mails, told: () => toldTo(actor.accountId) };
    };
    const toldTo = (accountId: number) =>
      database()
        .select()
        .from(notification)
        .where(and(eq(notification.accountId, accountId), eq(notification.type, 'followedLaunch')));
    const nameOf = async (table: string, key: string, id: number, locale: string) =>
      (
        await rows<{ name: string }>(
          cast.db,
          sql`select name from ${sql.identifier(table)} where ${sql.identifier(key)} = ${id} and locale = ${locale}`,
        )
      )[0]?.name;

    it('notifies followers of its supplier, in their language and by their e-mail settings, and nobody else', async () => {
      const [reader, silent] = [await makeFollower('de'), await makeFollower('en')];
      await setChoice(silent.actor, { kind: 'launch', period: 'off' });
      await addFollow(cast.rival, { type: 'supplier', id: cast.company });
      await addFollow(cast.owner, { type: 'supplier', id: cast.company });
      const stranger = await makePurchaserAccount({ email: 'launch_stranger@buyer.example' });
      const id = await publish();
      await notifyLaunches();
      const [product = 0] = cast.products;
      expect(await reader.told()).toMatchObject([
        {
          path: `/product/${product}.html`,
          values: {
            company: await nameOf('company_translation', 'company_id', cast.company, 'de'),
            title: await nameOf('product_translation', 'product_id', product, 'de'),
          },
        },
      ]);
      expect([await reader.mails(), await silent.mails()]).toEqual([1, 0]);
      expect(await silent.told()).toHaveLength(1);
      expect(await toldTo(cast.rival.accountId)).toHaveLength(1);
      expect(await toldTo(cast.owner.accountId)).toEqual([]);
      expect(await toldTo(stranger.accountId)).toEqual([]);
      await deleteLaunches(cast.owner, { ids: [id] });
    });

    it('notifies once, whatever happens later, and if it was hidden as soon as it is shown', async () => {
      const reader = await makeFollower('en');
      const toldNow = async () => {
        await notifyLaunches();
        return (await reader.told()).length;
      };
      const hidden = await submit({});
      await showLaunch(cast.owner, { id: hidden.id, shown: false });
      const [review = 0] = await idsOf(cast.db, sql`select max(id) as id from review where target_id = ${hidden.id}`);
      await approveLaunch(cast.reviewer, review);
      expect(await toldNow()).toBe(0);
      const { id } = hidden;
      await showLaunch(cast.owner, { id, shown: true });
      expect(await toldNow()).toBe(1);
      await showLaunch(cast.owner, { id, shown: false });
      await showLaunch(cast.owner, { id, shown: true });
      await disableLaunch(cast.reviewer, id, 'Check');
      await enableLaunch(cast.reviewer, id);
      expect(await toldNow()).toBe(1);
      expect(await reader.mails()).toBe(1);
      await deleteLaunches(cast.owner, { ids: [id] });
    });

    it('notifies once its product is public again, if it was not when approved', async () => {
      const reader = await makeFollower('en');
      const [product = 0] = cast.products;
      const list = (listed: boolean) =>
        cast.db.execute(sql`update product set listed = ${listed} where id = ${product}`);
      const { id } = await submit({});
      await list(false);
      const [review = 0] = await idsOf(cast.db, sql`select max(id) as id from review where target_id = ${id}`);
      await approveLaunch(cast.reviewer, review);
      await notifyLaunches();
      expect(await reader.told()).toEqual([]);
      await list(true);
      await notifyLaunches();
      expect(await reader.told()).toHaveLength(1);
      await deleteLaunches(cast.owner, { ids: [id] });
    });
  });

  it('shows its countries, languages and slogan in the reader’s language', async () => {
    const id = await publish();
    const { items } = await listOwnLaunches(cast.owner, 'fr');
    expect(items).toHaveLength(1);
    expect(items[0]).toMatchObject({
      id,
      countries: ['Brésil', 'Maroc'],
      slogan: { text: 'First of its kind', locale: 'en' },
    });
    expect([...(items[0]?.locales ?? [])].sort()).toEqual(['en', 'zh']);
    await deleteLaunches(cast.owner, { ids: [id] });
  });

  it('offers own products without a launch, by name and model', async () => {
    const pick = (keyword: string, actor = cast.owner) =>
      searchOwnProducts(actor, 'en', { kind: 'launch', keyword }).then(({ items }) => items.map(({ id }) => id));
    const [first = 0, second = 0] = cast.products;
    expect(await pick('')).toEqual(expect.arrayContaining([first, second]));
    const [product] = await rows<{ model: string }>(cast.db, sql`select model from product where id = ${second}`);
    expect(await pick(product?.model ?? '')).toContain(second);
    expect(await pick('%')).toEqual([]);
    expect(await pick('', cast.rival)).not.toContain(first);
    const id = await publish();
    expect(await pick('')).not.toContain(first);
    await deleteLaunches(cast.owner, { ids: [id] });
  });

  it('has a display zone enabled by memberships that include it, and disabled by all', async () => {
    expect(await getZone(cast.owner, 'launch')).toBe(false);
    const tags = await dropped(() => setZone(cast.editor, 'launch', true));
    expect(tags).toEqual([`company:${cast.company}`]);
    expect(await getZone(cast.owner, 'launch')).toBe(true);
    expect(await getZone(cast.owner, 'agent')).toBe(false);
    await Promise.all([setZone(cast.owner, 'agent', true), setZone(cast.editor, 'agent', true)]);
    const [block] = await rows<{ last: boolean }>(
      cast.db,
      sql`select sort = (select max(sort) from showroom_block where company_id = ${cast.company}) as last from showroom_block
        where company_id = ${cast.company} and kind = 'agent'`,
    );
    expect(block?.last).toBe(true);
    expect(await refusal(setZone(cast.sales, 'launch', false))).toBe('forbidden role:role');
    await lapsed(cast, 'membership', async () => {
      await setZone(cast.owner, 'launch', false);
      expect(await refusal(setZone(cast.owner, 'launch', true))).toBe('forbidden membership:gateStar');
    });
    expect(await getZone(cast.rival, 'launch')).toBe(false);
  });
});
