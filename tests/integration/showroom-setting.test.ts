import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { SupplierActor } from '@/lib/platform/auth/actor';
import { saveBlocks, saveSetting } from '@/lib/showroom/edit/commands';
import { readDraft, writeDraft } from '@/lib/showroom/edit/preview-draft';
import { getOwnShowroom } from '@/lib/showroom/edit/queries';
import { type ShowroomSetting, showroomBlocks, showroomSetting } from '@/lib/showroom/edit/schema';
import { getShowroom, previewShowroom } from '@/lib/showroom/queries';
import { blockKinds } from '@/lib/showroom/types';
import { demoDatabase } from '../database';
import { dropMade, makeCompany, makeUpload, supplierActor } from '../factories';
import { outcome, stand } from './showroom-kit';

beforeAll(demoDatabase);
afterEach(dropMade);

const setting: ShowroomSetting = { template: 'c', productTemplate: 1, hue: 200, banner: [] };
const choose = (actor: SupplierActor, over: Partial<ShowroomSetting>) =>
  outcome(saveSetting(actor, { ...setting, ...over }));

describe('a template', () => {
  it.each([
    ['C', 'regular', { a: false, b: false, c: true }],
    ['C', 'gold', { a: false, b: true, c: true }],
    ['B', 'regular', { a: false, b: true, c: true }],
    ['A', 'regular', { a: true, b: true, c: true }],
    ['C', 'diamond', { a: true, b: true, c: true }],
  ] as const)('of grade %s and membership %s is selected as far as allowed', async (grade, membership, covered) => {
    const { owner, id } = await makeCompany({ grade, membership });
    expect((await getOwnShowroom(owner)).templates).toEqual(covered);
    for (const template of ['a', 'b', 'c'] as const) {
      expect(await choose(owner, { template })).toBe(covered[template] ? 'saved' : 'template:gateTemplate');
      expect((await getShowroom('en', id))?.template === template).toBe(covered[template]);
    }
  });

  it('no longer included stays selected, is shown as the next lower one, and returns', async () => {
    const { owner, id } = await makeCompany({ grade: 'A' });
    await choose(owner, { template: 'a' });
    await stand(id, 'C', 'gold');
    expect(await choose(owner, { template: 'a', hue: 30 })).toBe('saved');
    expect(await getOwnShowroom(owner)).toMatchObject({ effective: 'b', setting: { template: 'a', hue: 30 } });
    expect((await getShowroom('en', id))?.template).toBe('b');
    await stand(id, 'A', 'regular');
    expect((await getShowroom('en', id))?.template).toBe('a');
  });
});

describe('the page settings', () => {
  it('accept only values of the specification', () => {
    const passes = (over: object) => showroomSetting.safeParse({ ...setting, ...over }).success;
    expect([{}, { productTemplate: 3 }, { hue: 359 }, { hue: 0 }].map(passes)).toEqual([true, true, true, true]);
    expect([{ productTemplate: 4 }, { hue: 360 }, { hue: -1 }, { template: 'd' }].map(passes)).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  it('accept only a banner of the company', async () => {
    const { owner, id } = await makeCompany();
    const { owner: rival } = await makeCompany();
    expect(await choose(owner, { banner: [await makeUpload(rival, 'picture')] })).toBe('banner:fileMissing');
    const key = await makeUpload(owner, 'picture');
    expect(await choose(owner, { banner: [key], productTemplate: 3 })).toBe('saved');
    expect((await getShowroom('en', id))?.company).toMatchObject({ banner: key, productTemplate: 3, hue: 200 });
    expect((await getOwnShowroom(owner)).setting.banner).toMatchObject([{ key }]);
  });

  it('are visible to sales and changed by others, only within the company', async () => {
    const { id } = await makeCompany();
    const sales = supplierActor({ companyId: id, role: 'sales' });
    expect(await choose(sales, {})).toBe('role:role');
    expect(await outcome(saveBlocks(sales, [{ kind: 'case', shown: false }]))).toBe('role:role');
    expect((await getOwnShowroom(sales)).companyId).toBe(id);
    expect(await choose(supplierActor({ companyId: id, role: 'editor' }), {})).toBe('saved');
    expect(await choose(supplierActor({ companyId: 2_000_000_000, role: 'owner' }), {})).toBe('notFound');
  });
});

describe('the blocks', () => {
  it('all exist from the beginning', async () => {
    const { owner, id } = await makeCompany();
    const { blocks } = await getOwnShowroom(owner);
    expect(blocks.map(({ kind }) => kind).toSorted()).toEqual([...blockKinds].toSorted());
    expect((await getShowroom('en', id))?.blocks).toEqual(blocks.map(({ kind }) => kind));
  });

  it('are in the owner’s order, without disabled ones', async () => {
    const { owner, id } = await makeCompany();
    await saveBlocks(owner, [
      { kind: 'contact', shown: true },
      { kind: 'banner', shown: false },
      { kind: 'case', shown: true },
    ]);
    const showroom = await getShowroom('en', id);
    expect(showroom?.blocks.slice(0, 2)).toEqual(['contact', 'case']);
    expect(showroom?.blocks).not.toContain('banner');
    expect(showroom?.blocks).toHaveLength(blockKinds.length - 1);
  });

  it('are saved completely by the later of two concurrent calls', async () => {
    const { owner } = await makeCompany();
    const kinds = (await getOwnShowroom(owner)).blocks.map(({ kind }) => kind);
    const save = (order: typeof kinds) =>
      outcome(
        saveBlocks(
          owner,
          order.map((kind) => ({ kind, shown: true })),
        ),
      );
    const backward = kinds.toReversed();
    expect(await Promise.all([save(kinds), save(backward)])).toEqual(['saved', 'saved']);
    const order = (await getOwnShowroom(owner)).blocks.map(({ kind }) => kind);
    expect([kinds, backward]).toContainEqual(order);
  });

  it('hidden by grade or membership can be moved and disabled, not enabled', async () => {
    const { owner } = await makeCompany({ grade: 'C', membership: 'regular' });
    const turn = (kind: (typeof blockKinds)[number], shown: boolean) => outcome(saveBlocks(owner, [{ kind, shown }]));
    expect(
      (await getOwnShowroom(owner)).blocks
        .filter(({ lock }) => lock)
        .map(({ kind, lock }) => `${kind}:${lock}`)
        .toSorted(),
    ).toEqual([
      'agent:star',
      'certificate:profile',
      'history:profile',
      'launch:star',
      'module:profile',
      'partner:profile',
      'power:profile',
      'production:profile',
      'team:profile',
    ]);
    expect([await turn('team', true), await turn('team', false), await turn('team', true)]).toEqual([
      'saved',
      'saved',
      'team:gateProfile',
    ]);
    expect([await turn('launch', false), await turn('launch', true)]).toEqual(['saved', 'launch:gateStar']);
    expect([await turn('case', false), await turn('case', true)]).toEqual(['saved', 'saved']);
  });

  it('have one name per kind', () => {
    const passes = (blocks: object[]) => showroomBlocks.safeParse(blocks).success;
    const block = { kind: 'case', shown: true };
    expect([passes([block]), passes([block, block]), passes([{ kind: 'shop', shown: true }]), passes([])]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('a preview', () => {
  it('shows unsaved settings, also a locked template, and changes nothing', async () => {
    const { owner, id } = await makeCompany({ grade: 'C', membership: 'regular' });
    const draft = {
      setting: { ...setting, template: 'a' as const, hue: 7 },
      blocks: [
        { kind: 'contact' as const, shown: true },
        { kind: 'banner' as const, shown: false },
      ],
    };
    const showroom = await previewShowroom('en', owner, readDraft(owner, writeDraft(owner, draft)));
    expect(showroom).toMatchObject({ template: 'a', company: { id, hue: 7 } });
    expect(showroom.blocks[0]).toBe('contact');
    expect(showroom.blocks).not.toContain('banner');
    expect(await getShowroom('en', id)).toMatchObject({ template: 'c', company: { hue: 220 } });
  });

  it('works for a company that is not yet public', async () => {
    const { owner, id } = await makeCompany({ status: 'draft' });
    expect(await getShowroom('en', id)).toBeNull();
    expect((await previewShowroom('en', owner, null)).company.name.text).toBe(`Probe Works ${id}`);
  });

  it('of another company is not found', async () => {
    const { owner } = await makeCompany();
    const { owner: rival, id } = await makeCompany();
    const name = writeDraft(owner, { setting, blocks: [{ kind: 'case', shown: true }] });
    expect(readDraft(owner, name)).not.toBeNull();
    expect(readDraft(rival, name)).toBeNull();
    expect(() => writeDraft(supplierActor({ companyId: id, role: 'sales' }), { setting, blocks: [] })).toThrow(
      'forbidden',
    );
    expect(await outcome(previewShowroom('en', supplierActor({ companyId: id, role: 'sales' }), null))).toBe('saved');
    const draft = readDraft(owner, name);
    expect(await outcome(previewShowroom('en', supplierActor({ companyId: id, role: 'sales' }), draft))).toBe(
      'role:role',
    );
  });
});
