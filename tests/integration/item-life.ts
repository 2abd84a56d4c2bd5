import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { StaffActor, SupplierActor } from '@/lib/platform/auth/actor';
import { rows } from '@/lib/platform/db/client';
import { undoDeletion } from '@/lib/platform/deletion/commands';
import type { Deleted } from '@/lib/platform/deletion/schema';
import type { WriteTarget } from '@/lib/platform/revision/idempotency';
import type { ItemInput, ItemKind } from '@/lib/review/item/noun';
import type { ReviewItem } from '@/lib/review/types';
import { carryOutDeletions } from '@/lib/server/renderer/deletion-job';
import { messagesTo } from './browser-double';
import { type Cast, dropped, idsOf, lapsed, lastNotice, notices, openShowcase, refusal } from './showcase-kit';

type Ids = { ids: readonly number[] };
type Own = {
  id: number;
  status: string;
  change: string | null;
  reason: string | null;
  public: boolean;
  shown: boolean;
};
type Reviewed = Pick<ReviewItem, 'targetId' | 'content' | 'locale'>;

/** What the three nouns do alike, under each one's names. */
export type Life<I extends ItemInput> = {
  kind: ItemKind;
  table: string;
  path: string;
  lists: readonly string[];
  gate: 'membership' | 'grade';
  refusedBy: string;
  /** a complete form; each number gives a different item */
  form: (cast: Cast, n: number) => I;
  changed: (input: I) => I;
  blank: (input: I) => I;
  save: (actor: SupplierActor, given: I & WriteTarget) => Promise<{ id: number }>;
  submit: (actor: SupplierActor, given: I & WriteTarget) => Promise<{ id: number; waiting: boolean }>;
  withdraw: (actor: SupplierActor, given: { id: number }) => Promise<null>;
  discard: (actor: SupplierActor, given: { id: number }) => Promise<null>;
  remove: (actor: SupplierActor, given: Ids) => Promise<null>;
  hold: (actor: SupplierActor, given: Ids) => Promise<Deleted>;
  show: (actor: SupplierActor, given: { id: number; shown: boolean }) => Promise<null>;
  approve: (actor: StaffActor, id: number) => Promise<null>;
  reject: (actor: StaffActor, id: number, reason: string) => Promise<null>;
  disable: (actor: StaffActor, id: number, reason: string) => Promise<null>;
  enable: (actor: StaffActor, id: number) => Promise<null>;
  forReview: (actor: StaffActor, review: Reviewed) => Promise<{ current: I | null; proposed: I }>;
  list: (actor: SupplierActor) => Promise<{ items: Own[]; covered: boolean; editable: boolean }>;
  open: (actor: SupplierActor, id: number) => Promise<{ form: I; published: boolean }>;
  isVisible: (cast: Cast, id: number) => Promise<boolean>;
};

/** The life cycle of a certificate, launch or agent offer: who may do what when, and what visitors see of it. */
export function describeLife<I extends ItemInput>(name: string, life: Life<I>): void {
  let cast: Cast;
  let made = 0;
  const fresh = () => life.form(cast, made++);
  const pendingOf = async (id: number): Promise<number> =>
    (
      await idsOf(
        cast.db,
        sql`select id from review where kind = ${life.kind} and target_id = ${id} and state = 'pending'`,
      )
    )[0] ?? 0;
  const own = async (id: number) => (await life.list(cast.owner)).items.find((item) => item.id === id);
  const published = async () => {
    const input = fresh();
    const { id } = await life.submit(cast.owner, { ...input, id: null });
    await life.approve(cast.reviewer, await pendingOf(id));
    return { id, input };
  };
  const drop = (id: number) => life.remove(cast.owner, { ids: [id] });

  beforeAll(async () => {
    cast = await openShowcase();
  }, 240_000);

  it(`${name}: is created once by calls with the same key, and continues from the created one`, async () => {
    const input = fresh();
    const idempotencyKey = randomUUID();
    const first = await life.save(cast.editor, { ...input, id: null, idempotencyKey });
    expect(await life.save(cast.editor, { ...input, id: null, idempotencyKey })).toEqual(first);
    const sent = await life.submit(cast.editor, { ...input, id: null, idempotencyKey });
    expect(sent).toMatchObject({ id: first.id, waiting: true });
    expect(await life.submit(cast.editor, { ...input, id: null, idempotencyKey })).toEqual(sent);
    expect(await pendingOf(first.id)).not.toBe(0);
    await drop(first.id);
  });

  it(`${name}: disappears once deleted, and is deleted after the undo period`, async () => {
    const { id } = await life.save(cast.editor, { ...fresh(), id: null });
    const { batch } = await life.hold(cast.owner, { ids: [id] });
    expect(await own(id)).toBeUndefined();
    await undoDeletion(cast.owner, batch);
    expect(await own(id)).toMatchObject({ id });
    await life.hold(cast.owner, { ids: [id] });
    await carryOutDeletions(new Date(Date.now() + 60_000));
    expect(await refusal(life.open(cast.owner, id))).toBe('notFound');
  });

  describe(`${name}, from draft to normal`, () => {
    it('is saved unfinished, submitted, approved, and only then public', async () => {
      const input = fresh();
      const { id } = await life.save(cast.editor, { ...life.blank(input), id: null });
      expect(await own(id)).toMatchObject({ status: 'draft', change: null, public: false });
      expect(await life.submit(cast.editor, { ...input, id })).toMatchObject({ id, waiting: true });
      expect(await own(id)).toMatchObject({ status: 'pending' });
      expect(await life.isVisible(cast, id)).toBe(false);
      // A recent unread one would be merged with it.
      await cast.db.execute(sql`update notification set read_at = now()`);
      const since = await lastNotice(cast.db);
      const tags = await dropped(async () => life.approve(cast.reviewer, await pendingOf(id)));
      expect(tags).toEqual(expect.arrayContaining([`company:${cast.company}`, ...life.lists]));
      expect(await own(id)).toMatchObject({ status: 'normal', public: true, reason: null });
      expect(await life.isVisible(cast, id)).toBe(true);
      const sent = (await notices(cast.db, since)).map(({ account, type, path }) => [account, type, path]);
      expect(sent).toEqual([
        [cast.owner.accountId, 'itemApproved', life.path],
        [cast.editor.accountId, 'itemApproved', life.path],
      ]);
      expect((await messagesTo(`${cast.owner.username}@works.example`))[0]).toContain(life.path);
      expect(await messagesTo(`${cast.editor.username}@works.example`)).toEqual([]);
      await drop(id);
    });

    it('is rejected with a reason, and reviewed again once corrected', async () => {
      const input = fresh();
      const { id } = await life.submit(cast.owner, { ...input, id: null });
      const review = await pendingOf(id);
      expect(await refusal(life.reject(cast.reviewer, review, '  '))).toBe('badRequest reason:required');
      expect(await refusal(life.reject(cast.reviewer, review, 'x'.repeat(501)))).toBe(
        'badRequest reason:characterLimit:500',
      );
      await life.reject(cast.reviewer, review, ' Too dark ');
      expect(await own(id)).toMatchObject({ status: 'reject', reason: 'Too dark', public: false });
      expect(await refusal(life.approve(cast.reviewer, review))).toBe('conflict id:decided');
      await life.save(cast.owner, { ...life.changed(input), id });
      expect(await own(id)).toMatchObject({ status: 'reject', reason: 'Too dark' });
      await life.submit(cast.owner, { ...life.changed(input), id });
      expect(await own(id)).toMatchObject({ status: 'pending', reason: null });
      await drop(id);
    });

    it('can be withdrawn while pending, and not saved as a draft meanwhile', async () => {
      const input = fresh();
      const { id } = await life.submit(cast.owner, { ...input, id: null });
      const review = await pendingOf(id);
      expect(await refusal(life.save(cast.owner, { ...input, id }))).toBe('conflict id:underReview');
      await life.withdraw(cast.owner, { id });
      expect(await own(id)).toMatchObject({ status: 'draft' });
      expect(await refusal(life.approve(cast.reviewer, review))).toBe('conflict id:takenBack');
      await drop(id);
    });
  });

  describe(`a change of a public ${name}`, () => {
    it('is pending beside the published version until approved', async () => {
      const { id, input } = await published();
      const next = life.changed(input);
      await life.submit(cast.owner, { ...next, id });
      expect(await own(id)).toMatchObject({ status: 'normal', change: 'pending', public: true });
      expect((await life.open(cast.owner, id)).form).toEqual(next);
      const [review] = await rows<Reviewed>(
        cast.db,
        sql`select target_id as "targetId", content, locale from review where id = ${await pendingOf(id)}`,
      );
      expect(await life.forReview(cast.reviewer, review as Reviewed)).toEqual({ current: input, proposed: next });
      await life.approve(cast.reviewer, await pendingOf(id));
      expect(await own(id)).toMatchObject({ status: 'normal', change: null });
      expect(await life.forReview(cast.reviewer, { targetId: id, content: null, locale: 'en' })).toEqual({
        current: next,
        proposed: next,
      });
      await drop(id);
    });

    it('when rejected leaves the published version, and can be discarded', async () => {
      const { id, input } = await published();
      await life.submit(cast.owner, { ...life.changed(input), id });
      await life.reject(cast.reviewer, await pendingOf(id), 'Not so');
      const rejected = { status: 'normal', change: 'reject', reason: 'Not so', public: true };
      expect(await own(id)).toMatchObject(rejected);
      await life.save(cast.owner, { ...life.blank(input), id });
      expect(await own(id)).toMatchObject(rejected);
      expect((await life.open(cast.owner, id)).form).toEqual(life.blank(input));
      await life.discard(cast.owner, { id });
      expect(await own(id)).toMatchObject({ change: null, reason: null });
      expect((await life.open(cast.owner, id)).form).toEqual(input);
      await drop(id);
    });

    it('can be saved unfinished, withdrawn to continue, and is none if equal to the published version', async () => {
      const { id, input } = await published();
      await life.save(cast.owner, { ...life.blank(input), id });
      expect(await own(id)).toMatchObject({ status: 'normal', change: 'draft', public: true });
      await life.submit(cast.owner, { ...life.changed(input), id });
      await life.withdraw(cast.owner, { id });
      expect(await own(id)).toMatchObject({ change: 'draft' });
      expect((await life.open(cast.owner, id)).form).toEqual(life.changed(input));
      await life.submit(cast.owner, { ...life.changed(input), id });
      expect(await life.submit(cast.owner, { ...input, id })).toMatchObject({ id, waiting: false });
      expect(await own(id)).toMatchObject({ change: null });
      expect(await pendingOf(id)).toBe(0);
      await drop(id);
    });
  });

  describe(`staff take down a ${name}`, () => {
    it('with a reason, and restore it', async () => {
      const { id } = await published();
      expect(await refusal(life.enable(cast.reviewer, id))).toBe('conflict');
      expect(await refusal(life.disable(cast.reviewer, id, ''))).toBe('badRequest reason:required');
      await life.disable(cast.reviewer, id, 'Complaint');
      expect(await own(id)).toMatchObject({ status: 'disable', reason: 'Complaint', public: false });
      expect(await life.isVisible(cast, id)).toBe(false);
      expect(await refusal(life.disable(cast.reviewer, id, 'Twice'))).toBe('conflict');
      await life.show(cast.owner, { id, shown: true });
      expect(await life.isVisible(cast, id)).toBe(false);
      await life.enable(cast.reviewer, id);
      expect(await life.isVisible(cast, id)).toBe(true);
      const deeds = await rows<{ action: string }>(
        cast.db,
        sql`select action from audit where target_id = ${id} and action like ${`${life.kind}.%`} order by id`,
      );
      expect(deeds.map(({ action }) => action.slice(life.kind.length + 1))).toEqual([
        'submit',
        'approve',
        'disable',
        'show',
        'enable',
      ]);
      await drop(id);
    });

    it('only as reviewers', async () => {
      const { id, input } = await published();
      await life.submit(cast.owner, { ...life.changed(input), id });
      const review = await pendingOf(id);
      for (const run of [
        () => life.approve(cast.support, review),
        () => life.reject(cast.support, review, 'No'),
        () => life.disable(cast.support, id, 'No'),
        () => life.enable(cast.support, id),
      ])
        expect(await refusal(run())).toBe('forbidden role:staffRole');
      expect(await refusal(life.approve(cast.reviewer, 999_999))).toBe('notFound');
      await drop(id);
    });
  });

  describe(`a ${name} belongs to its company`, () => {
    it('so another company does not find it, and a sales user may only read', async () => {
      const { id, input } = await published();
      const given = { ...life.changed(input), id };
      for (const [actor, answer] of [
        [cast.rival, 'notFound'],
        [cast.sales, 'forbidden role:role'],
      ] as const) {
        expect(await refusal(life.save(actor, given))).toBe(answer);
        expect(await refusal(life.submit(actor, given))).toBe(answer);
        expect(await refusal(life.withdraw(actor, { id }))).toBe(answer);
        expect(await refusal(life.discard(actor, { id }))).toBe(answer);
        expect(await refusal(life.show(actor, { id, shown: false }))).toBe(answer);
        expect(await refusal(life.remove(actor, { ids: [id] }))).toBe(answer);
      }
      expect(await refusal(life.open(cast.rival, id))).toBe('notFound');
      expect((await life.list(cast.rival)).items.map((item) => item.id)).not.toContain(id);
      expect((await life.list(cast.sales)).editable).toBe(false);
      expect(await own(id)).toMatchObject({ status: 'normal', change: null, shown: true });
      await drop(id);
    });

    it('is enabled and disabled without review, and deleted with pending changes', async () => {
      const { id, input } = await published();
      await life.show(cast.editor, { id, shown: false });
      expect(await life.isVisible(cast, id)).toBe(false);
      await life.show(cast.editor, { id, shown: true });
      expect(await life.isVisible(cast, id)).toBe(true);
      await life.submit(cast.owner, { ...life.changed(input), id });
      const review = await pendingOf(id);
      expect(await refusal(life.remove(cast.owner, { ids: [id, 999_999] }))).toBe('notFound');
      expect(await life.isVisible(cast, id)).toBe(true);
      const tags = await dropped(() => life.remove(cast.owner, { ids: [id] }));
      expect(tags).toEqual(expect.arrayContaining([`company:${cast.company}`, ...life.lists]));
      expect(await own(id)).toBeUndefined();
      expect(await refusal(life.approve(cast.reviewer, review))).toBe('notFound');
    });
  });

  describe(`the ${life.gate} that a ${name} needs`, () => {
    it('hides it when expired, blocks changes, and shows it again', async () => {
      const { id, input } = await published();
      await lapsed(cast, life.gate, async () => {
        expect(await life.isVisible(cast, id)).toBe(false);
        expect(await life.list(cast.owner)).toMatchObject({ covered: false });
        expect(await own(id)).toMatchObject({ status: 'normal', public: false });
        expect(await refusal(life.submit(cast.owner, { ...fresh(), id: null }))).toBe(life.refusedBy);
        expect(await refusal(life.save(cast.owner, { ...fresh(), id: null }))).toBe(life.refusedBy);
        expect(await refusal(life.submit(cast.owner, { ...life.changed(input), id }))).toBe(life.refusedBy);
        await life.show(cast.owner, { id, shown: false });
        await life.show(cast.owner, { id, shown: true });
      });
      expect(await life.isVisible(cast, id)).toBe(true);
      await drop(id);
    });
  });

  describe('concurrent calls', () => {
    it(`create one ${name} from a form sent twice`, async () => {
      const given = { ...fresh(), id: null };
      const both = await Promise.allSettled([life.submit(cast.owner, given), life.submit(cast.editor, given)]);
      expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      const done = both.find((one) => one.status === 'fulfilled');
      const { id } = done?.value ?? { id: 0 };
      await drop(id);
    });

    it('submit a change once and decide it once', async () => {
      const { id, input } = await published();
      const given = { ...life.changed(input), id };
      await Promise.all([life.submit(cast.owner, given), life.submit(cast.editor, given)]);
      const waiting = await idsOf(
        cast.db,
        sql`select id from review where kind = ${life.kind} and target_id = ${id} and state = 'pending'`,
      );
      expect(waiting).toHaveLength(1);
      const [review = 0] = waiting;
      const decided = await Promise.all([
        refusal(life.approve(cast.reviewer, review)),
        refusal(life.reject(cast.reviewer, review, 'No')),
      ]);
      expect(decided.sort()).toEqual(['conflict id:decided', 'done']);
      await drop(id);
    });
  });
}
