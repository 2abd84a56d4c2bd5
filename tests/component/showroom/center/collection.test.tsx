import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { Fragment } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { PhoneScope } from '@/components/form/phone-scope';
import { CollectionCenter } from '@/components/showroom/center/collection-center';
import { CallFailure } from '@/lib/platform/http/client';
import { locales } from '@/lib/platform/i18n/site';
import { type Collection, collections } from '@/lib/showroom/edit/collection';
import type { OwnItem, OwnItems } from '@/lib/showroom/edit/types';
import messages from '@/messages/en.json';
import { replace } from '../../doubles';

const sent = vi.hoisted(() => [] as { path: string; input: Record<string, unknown> }[]);
const answer = vi.hoisted(() => ({ of: (_path: string, _input: Record<string, unknown>): unknown => null }));
replace('@/lib/platform/http/client', {
  call: async (path: string, input: Record<string, unknown>) => {
    sent.push({ path, input });
    return answer.of(path, input);
  },
});

const user = userEvent.setup();
const acts = (end: string) => sent.filter(({ path }) => path.endsWith(end)).map(({ input }) => input);
const texts = (text: Record<string, string>) => {
  const none = Object.fromEntries(Object.keys(text).map((name) => [name, '']));
  return Object.fromEntries(locales.map((locale) => [locale, locale === 'en' ? text : none]));
};
const file = (id: number) => ({
  ...{ id, key: `demo/c/${id}.jpg`, kind: 'picture' as const, name: `site-${id}.jpg`, type: 'image/jpeg', bytes: 900 },
  ...{ width: 800, height: 600, seconds: null, private: false },
});
const item = (id: number, values: object, more: Partial<OwnItem> = {}): OwnItem =>
  ({ id, values, files: [], hiddenReason: null, covered: true, used: 0, ...more }) as OwnItem;
const step = (id: number, title: string) => item(id, { pictures: [], texts: texts({ title, description: '' }) });
const aCase = (id: number, title: string, domestic: boolean, more: Partial<OwnItem> = {}) =>
  item(
    id,
    {
      ...{ pictures: [`demo/c/${id}.jpg`], groupId: 4, domestic, countryCode: domestic ? 'CN' : 'KE', year: 2024 },
      texts: texts({ title, description: 'Pumps and pipes' }),
    },
    { files: [file(id)], ...more },
  );
const list = (items: OwnItem[], more: Partial<OwnItems> = {}): OwnItems => ({
  items,
  most: 50,
  locked: false,
  ...more,
});
const groups = list([item(4, { texts: texts({ name: 'Water works' }) }, { used: 2 })], { most: 20 });
const counts = Object.fromEntries(collections.map((one) => [one, 0])) as Record<Collection, number>;

function show(collection: Collection, begin: OwnItems, phone = false) {
  const Scope = phone ? PhoneScope : Fragment;
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } });
  let initial = begin;
  answer.of = (path, input) => {
    if (path.endsWith('/sort')) {
      const at = ({ id }: OwnItem) => (input.ids as number[]).indexOf(id);
      initial = { ...initial, items: initial.items.toSorted((one, other) => at(one) - at(other)) };
    }
    if (path.endsWith('/list')) return input.collection === 'caseGroup' ? groups : initial;
    return path.endsWith('/save') ? { id: 9 } : null;
  };
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <QueryClientProvider client={client}>
        <Scope>
          <CollectionCenter
            companyId={1}
            open
            collection={collection}
            initial={begin}
            groups={groups}
            countries={[
              { value: 'CN', label: 'China' },
              { value: 'KE', label: 'Kenya' },
            ]}
            counts={counts}
          />
        </Scope>
      </QueryClientProvider>
    </NextIntlClientProvider>,
  );
  return {
    /** Reloads the list in its current state. */
    reread: (now: OwnItems) => {
      initial = now;
      return client.invalidateQueries({ queryKey: ['showroom', collection] });
    },
  };
}
const names = () => screen.getAllByRole('heading', { level: 3 }).map((head) => head.textContent);
const panel = () => screen.findByRole('dialog');
const save = async () => user.click(within(await panel()).getByRole('button', { name: 'Save' }));

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  Element.prototype.scrollIntoView = () => undefined;
  Element.prototype.scrollTo = () => undefined;
});
beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/companycenter/case.html');
});
afterEach(() => {
  sent.length = 0;
});

describe('the form of a case', () => {
  it('requires picture, title, group, country and year, and keeps the input', async () => {
    show('case', list([]));
    await user.click(screen.getByRole('button', { name: 'New case' }));
    const form = within(await panel());
    await user.type(form.getByRole('textbox', { name: /^Content description/ }), 'Two pumps in series');
    await save();
    const summary = within((await form.findAllByRole('alert'))[0] as HTMLElement);
    for (const words of [
      /^Images: /,
      /^Title \(English\): This field/,
      /^Group: This/,
      /^Country or region: This/,
      /^Year: This/,
    ])
      expect(summary.getByText(words)).toBeInTheDocument();
    expect(form.getByRole('tab', { name: /English/ })).toHaveAttribute('aria-selected', 'true');
    expect(form.getByRole('textbox', { name: /^Content description/ })).toHaveValue('Two pumps in series');
    expect(acts('/save')).toEqual([]);
  });

  it('counts a title in words, and in characters in Chinese, and refuses one too many', async () => {
    show('case', list([aCase(1, 'Copper mine', false)]));
    await user.click(screen.getByRole('button', { name: 'Edit: Copper mine' }));
    const form = within(await panel());
    const title = () => form.getByRole('textbox', { name: /^Title/ });
    fireEvent.change(title(), { target: { value: 'word '.repeat(31) } });
    expect(form.getByText('31 / 30')).toHaveClass('over');
    await user.click(form.getByRole('tab', { name: /简体中文/ }));
    fireEvent.change(title(), { target: { value: '泵'.repeat(30) } });
    expect(form.getByText('30 / 30')).not.toHaveClass('over');
    await save();
    expect((await form.findAllByText(/At most 30 words/)).length).toBeGreaterThan(0);
    expect(acts('/save')).toEqual([]);
  });

  it('shows the server’s errors at fields, and resends the rest unchanged', async () => {
    show('case', list([aCase(1, 'Copper mine', false)]));
    await user.click(screen.getByRole('button', { name: 'Edit: Copper mine' }));
    const form = within(await panel());
    const year = form.getByRole('textbox', { name: /^Year/ });
    await user.clear(year);
    await user.type(year, '2025');
    const before = answer.of;
    answer.of = (path, input) => {
      if (!path.endsWith('/save')) return before(path, input);
      throw new CallFailure(400, '', [{ field: 'groupId', key: 'unknown', message: 'This does not exist' }], null);
    };
    await save();
    expect(await form.findByRole('combobox', { name: /^Group/ })).toHaveAccessibleDescription(/This does not exist/);
    expect(year).toHaveValue('2025');
    answer.of = before;
    await save();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(acts('/save').at(-1)).toMatchObject({
      collection: 'case',
      id: 1,
      item: { year: 2025, groupId: 4, pictures: ['demo/c/1.jpg'], texts: { en: { title: 'Copper mine' } } },
    });
  });

  it('creates a group inline and assigns the case to it', async () => {
    show('case', list([]));
    await user.click(screen.getByRole('button', { name: 'New case' }));
    const form = within(await panel());
    await user.click(form.getByRole('button', { name: 'New group' }));
    await user.type(form.getByRole('textbox', { name: 'Group name' }), 'Mines{Enter}');
    await waitFor(() => expect(form.getByRole('combobox', { name: /^Group/ })).toHaveDisplayValue('Mines'));
    expect(acts('/save')).toEqual([
      { collection: 'caseGroup', id: null, revision: 0, item: { texts: { en: { name: 'Mines' } } } },
    ]);
  });

  it('restores input closed without saving on this device', async () => {
    show('case', list([]));
    await user.click(screen.getByRole('button', { name: 'New case' }));
    await user.type(within(await panel()).getByRole('textbox', { name: /^Title/ }), 'Half a tit');
    await user.click(within(await panel()).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'New case' }));
    expect(within(await panel()).getByRole('textbox', { name: /^Title/ })).toHaveValue('Half a tit');
    await user.click(within(await panel()).getByRole('button', { name: 'Discard' }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Discard' }));
    expect(within(await panel()).getByRole('textbox', { name: /^Title/ })).toHaveValue('');
    expect(localStorage).toHaveLength(0);
  });
});

describe('a list of a showroom', () => {
  it('is sorted by buttons that keep the focus', async () => {
    show('process', list([step(1, 'Inquiry'), step(2, 'Drawing'), step(3, 'Delivery')]));
    expect(screen.getByRole('button', { name: 'Move up: Inquiry' })).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('button', { name: 'Move down: Inquiry' }));
    expect(names()).toEqual(['Drawing', 'Inquiry', 'Delivery']);
    await waitFor(() => expect(acts('/sort')).toEqual([{ collection: 'process', ids: [2, 1, 3] }]));
    expect(screen.getByText('Inquiry is now number 2 of 3')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Move down: Inquiry' })).toHaveFocus());
  });

  it('asks before deleting, in the specification’s words', async () => {
    show('process', list([step(1, 'Inquiry')]));
    await user.click(screen.getByRole('button', { name: 'Delete: Inquiry' }));
    const question = screen.getByRole('alertdialog', {
      name: 'This action will permanently delete the item. Proceed?',
    });
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(acts('/delete')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Delete: Inquiry' }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(acts('/delete')).toEqual([{ collection: 'process', ids: [1] }]));
  });

  it('does not delete a group with cases', async () => {
    show('caseGroup', groups);
    await user.click(screen.getByRole('button', { name: 'Delete: Water works' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(acts('/delete')).toEqual([]);
  });

  it('updates a module’s switch at once', async () => {
    const module = item(1, { layout: 'text', pictures: [], shown: true, texts: texts({ title: 'Lab', body: 'x' }) });
    show('module', list([module]));
    await user.click(screen.getByRole('switch', { name: 'Show “Lab” to visitors' }));
    expect(acts('/show')).toEqual([{ collection: 'module', id: 1, shown: false }]);
  });

  it('not included in the grade says so, links to the upgrade, and allows deletion', () => {
    show(
      'team',
      list([item(1, { pictures: [], texts: texts({ name: 'Lin', title: 'Engineer', bio: '' }) })], { locked: true }),
    );
    expect(screen.getByText('Feature open to A/B users only. Please upgrade')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Request a grade' })).toHaveAttribute(
      'href',
      '/companycenter/upgrade.html',
    );
    expect(screen.queryByRole('button', { name: 'Add person' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Edit/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Delete: Lin' })).toBeInTheDocument();
  });
});

describe('the list of cases', () => {
  it('is filtered by country and group', async () => {
    show('case', list([aCase(1, 'Copper mine', false), aCase(2, 'Metro line', true)]));
    await user.click(screen.getByRole('radio', { name: /^Domestic/ }));
    expect(names()).toEqual(['Metro line']);
    await user.click(screen.getByRole('radio', { name: /^All/ }));
    expect(names()).toEqual(['Copper mine', 'Metro line']);
  });

  it('shows why staff hid one, and which one exceeds the membership', () => {
    const hidden = aCase(1, 'Copper mine', false, { hiddenReason: 'The picture shows another site' });
    show('case', list([hidden, aCase(2, 'Metro line', true, { covered: false })]));
    expect(screen.getByText(/Reason: The picture shows another site/)).toBeInTheDocument();
    expect(screen.getByText(/Above the limit of your membership/)).toBeInTheDocument();
  });

  it('accepts no more than the membership allows', () => {
    show('case', list([aCase(1, 'Copper mine', false)], { most: 1 }));
    expect(screen.getByRole('button', { name: 'New case' })).toBeDisabled();
    expect(screen.getByText(/Your membership allows 1 case; to add more, please upgrade/)).toBeInTheDocument();
  });
});

describe('an item that a colleague deletes while its form is open', () => {
  const open = async () => {
    const shown = show('process', list([step(1, 'Inquiry'), step(2, 'Drawing')]));
    await user.click(screen.getByRole('button', { name: 'Edit: Drawing' }));
    await user.type(within(await panel()).getByRole('textbox', { name: /^Step/ }), ' by hand');
    return shown;
  };

  it('keeps the input, says so, and saves it as a new one', async () => {
    const { reread } = await open();
    await act(() => reread(list([step(1, 'Inquiry')])));
    const form = within(await panel());
    expect(form.getByText('This was deleted in the meantime')).toBeVisible();
    expect(form.getByRole('textbox', { name: /^Step/ })).toHaveValue('Drawing by hand');
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(form.getByRole('button', { name: 'Copy the text' }));
    expect(write).toHaveBeenCalledWith('Step (English)\nDrawing by hand');
    await user.click(form.getByRole('button', { name: 'Save as new' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(acts('/save')).toMatchObject([
      { collection: 'process', id: null, revision: 0, item: { texts: { en: { title: 'Drawing by hand' } } } },
    ]);
  });

  it('is noticed on save if the list was not reloaded', async () => {
    await open();
    const before = answer.of;
    answer.of = (path, input) => {
      if (path.endsWith('/save') && input.id === 2) throw new CallFailure(404, 'Not found', [], null);
      return before(path, input);
    };
    await save();
    const form = within(await panel());
    expect(await form.findByRole('button', { name: 'Save as new' })).toBeVisible();
    expect(form.getByRole('textbox', { name: /^Step/ })).toHaveValue('Drawing by hand');
    await user.click(form.getByRole('button', { name: 'Save as new' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(acts('/save').map(({ id }) => id)).toEqual([2, null]);
  });
});

describe('a failed change of a row', () => {
  const failing = (end: string) => {
    const before = answer.of;
    answer.of = (path, input) => {
      if (path.endsWith(end)) throw new CallFailure(0, '', [], null);
      return before(path, input);
    };
    return () => {
      answer.of = before;
    };
  };
  const rowOf = (name: string) => screen.getByRole('heading', { level: 3, name }).closest('li') as HTMLElement;

  it('reverts the order, reports it beside the row, and succeeds on retry', async () => {
    show('process', list([step(1, 'Inquiry'), step(2, 'Drawing')]));
    const mend = failing('/sort');
    await user.click(screen.getByRole('button', { name: 'Move down: Inquiry' }));
    expect(await within(rowOf('Inquiry')).findByRole('alert')).toHaveTextContent('Update failed');
    expect(names()).toEqual(['Inquiry', 'Drawing']);
    mend();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(names()).toEqual(['Drawing', 'Inquiry']);
    expect(acts('/sort').map(({ ids }) => ids)).toEqual([
      [2, 1],
      [2, 1],
    ]);
  });

  it('reverts a module’s switch', async () => {
    const module = item(1, { layout: 'text', pictures: [], shown: true, texts: texts({ title: 'Lab', body: 'x' }) });
    show('module', list([module]));
    failing('/show');
    const toggle = () => screen.getByRole('switch', { name: 'Show “Lab” to visitors' });
    await user.click(toggle());
    expect(await within(rowOf('Lab')).findByRole('alert')).toHaveTextContent('Update failed');
    expect(toggle()).toBeChecked();
  });

  it('reports beside the row that it was not deleted', async () => {
    show('process', list([step(1, 'Inquiry')]));
    failing('/delete');
    await user.click(screen.getByRole('button', { name: 'Delete: Inquiry' }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await within(rowOf('Inquiry')).findByRole('alert')).toHaveTextContent('Update failed');
  });
});

describe('a collection on a phone', () => {
  it('moves and deletes an item from its sheet', async () => {
    show('process', list([step(1, 'Inquiry'), step(2, 'Drawing')]), true);
    expect(screen.queryByRole('button', { name: /^Move down/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Actions for Inquiry' }));
    const sheet = within(screen.getByRole('dialog', { name: 'Inquiry' }));
    expect(sheet.queryByRole('button', { name: 'Move up' })).toBeNull();
    await user.click(sheet.getByRole('button', { name: 'Move down' }));
    expect(names()).toEqual(['Drawing', 'Inquiry']);
    await user.click(screen.getByRole('button', { name: 'Actions for Drawing' }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    const question = screen.getByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(acts('/delete')).toEqual([{ collection: 'process', ids: [2] }]));
  });

  it('filters cases in a sheet', async () => {
    show('case', list([aCase(1, 'Copper mine', false), aCase(2, 'Metro line', true)]), true);
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    const sheet = within(screen.getByRole('dialog', { name: 'Filter cases' }));
    await user.click(sheet.getByRole('radio', { name: /^Domestic/ }));
    await user.click(sheet.getByRole('button', { name: 'Show 1 result' }));
    expect(names()).toEqual(['Metro line']);
    await user.click(screen.getByRole('button', { name: 'Remove Domestic' }));
    expect(names()).toEqual(['Copper mine', 'Metro line']);
    expect(screen.getByRole('button', { name: 'Filter' })).toHaveFocus();
  });
});

it('reports at the field that another group of cases has the name', async () => {
  show('caseGroup', groups);
  await user.click(screen.getByRole('button', { name: 'New group' }));
  const form = within(await panel());
  const before = answer.of;
  answer.of = (path, input) => {
    if (!path.endsWith('/save')) return before(path, input);
    const message = messages.validation.nameDuplicated;
    throw new CallFailure(400, '', [{ field: 'texts.en.name', key: 'nameDuplicated', message }], null);
  };
  await user.type(form.getByRole('textbox', { name: /^Group name/ }), 'Water works');
  await save();
  await waitFor(() =>
    expect(form.getByRole('textbox', { name: /^Group name/ })).toHaveAccessibleDescription(
      /Name is duplicated, please revise/,
    ),
  );
});

describe('on a phone', () => {
  const form = async () => within(await panel());
  const next = async () => user.click((await form()).getByRole('button', { name: 'Next' }));

  it('has steps for a case, and leads refused fields to their step', async () => {
    show('case', list([]), true);
    await user.click(screen.getByRole('button', { name: 'New case' }));
    expect((await form()).getByText('1 of 3')).toBeInTheDocument();
    expect((await form()).queryByRole('button', { name: 'Save' })).toBeNull();
    await next();
    expect(location.hash).toBe('#new/text');
    await user.type((await form()).getByRole('textbox', { name: /^Title/ }), 'Copper mine');
    await next();
    const year = (await form()).getByRole('textbox', { name: /^Year/ });
    expect((await form()).queryByRole('textbox', { name: /^Title/ })).toBeNull();
    await user.type(year, '2024');
    await save();
    expect((await form()).getByText('3 of 3')).toBeInTheDocument();
    await waitFor(async () => expect((await form()).getByRole('combobox', { name: /^Group/ })).toHaveFocus());
    await user.click((await form()).getByRole('link', { name: /^Images: / }));
    expect((await form()).getByText('1 of 3')).toBeInTheDocument();
    expect(acts('/save')).toEqual([]);
  });

  it('can save an existing item at any step', async () => {
    show('case', list([aCase(1, 'Copper mine', false)]), true);
    await user.click(screen.getByRole('button', { name: 'Actions for Copper mine' }));
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    await save();
    await waitFor(() => expect(acts('/save').at(-1)).toMatchObject({ collection: 'case', id: 1 }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('has no steps if there is only one', async () => {
    show('caseGroup', list([]), true);
    await user.click(screen.getByRole('button', { name: 'New group' }));
    expect((await form()).getByRole('button', { name: 'Save' })).toBeVisible();
    expect((await form()).queryByText('1 of 1')).toBeNull();
  });

  it('has a pictures step only for modules with pictures', async () => {
    show('module', list([]), true);
    await user.click(screen.getByRole('button', { name: 'Add custom module' }));
    expect((await form()).getByText('1 of 2')).toBeInTheDocument();
    await user.click((await form()).getByRole('radio', { name: /^Image display/ }));
    expect((await form()).getByText('1 of 3')).toBeInTheDocument();
  });
});
