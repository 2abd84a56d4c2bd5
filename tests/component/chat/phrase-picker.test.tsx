import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { PhrasePicker } from '@/components/chat/phrase-picker';
import arabic from '@/messages/ar.json';
import english from '@/messages/en.json';
import { flaws, show } from '../ui/page';

const onSend = vi.fn();
const onClose = vi.fn();
const open = (locale: 'en' | 'ar' = 'en', side: 'supplier' | 'purchaser' = 'supplier', currency = 'EUR') =>
  show(
    <PhrasePicker
      side={side}
      currency={currency}
      currencies={['EUR', 'USD'].map((value) => ({ value, label: value }))}
      countries={[{ value: 'DE', label: 'Germany' }]}
      onSend={onSend}
      onClose={onClose}
    />,
    locale,
  );
const t = english.phrase;
const search = () => screen.getByRole('combobox', { name: t.find });
const options = () =>
  screen.getAllByRole('option').map((option) => option.textContent?.replace(/[\u2066-\u2069]/g, ''));
const box = (label: string) => screen.getByRole('textbox', { name: new RegExp(`^${label} `) });
const preview = (label = t.preview) =>
  screen.getByRole('group', { name: label }).textContent?.slice(label.length).replace(/\s/g, ' ');
const send = () => userEvent.click(screen.getByRole('button', { name: t.send }));
const find = (words: string) => userEvent.type(search(), `${words}{Enter}`);

beforeEach(() => {
  onSend.mockClear();
  onClose.mockClear();
});

it('lists the phrases of a side by stage of a deal', async () => {
  open();
  const price = within(screen.getByRole('group', { name: t.stage.price }));
  expect(price.getByRole('option', { name: /^Our price is/ })).toBeVisible();
  expect(screen.queryByRole('option', { name: t.text.acceptPrice })).toBeNull();
  expect(await flaws()).toEqual([]);
});

it('finds phrases by typing, and says if there are none', async () => {
  open();
  await userEvent.type(search(), 'sampl leav');
  expect(options()[0]).toBe('The sample leaves on [Date].');
  await userEvent.clear(search());
  await userEvent.type(search(), 'zzz');
  expect(screen.queryAllByRole('option')).toEqual([]);
  expect(screen.getByText(t.none)).toBeVisible();
});

it('is operated by keys: arrows, Enter, Escape', async () => {
  open();
  search().focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
  const first = screen.getAllByRole('option')[0];
  expect(first).toHaveAttribute('aria-selected', 'true');
  expect(search()).toHaveAttribute('aria-activedescendant', first?.id);
  await userEvent.keyboard('{Enter}');
  expect(preview()).toBe(t.text.hello);
  expect(onSend).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: t.send })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onSend).toHaveBeenCalledWith({ id: 'hello', values: {} });
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

it('asks for a phrase’s parameters, shows a preview and sends the values', async () => {
  open();
  await find('our price is');
  expect(box(t.param.price)).toHaveFocus();
  await userEvent.type(box(t.param.price), '1,250.50');
  await userEvent.selectOptions(screen.getByLabelText(new RegExp(`^${t.param.terms}`)), 'FOB');
  await userEvent.type(box(t.param.place), 'Hamburg');
  expect(preview()).toBe('Our price is \u2066€1,250.50\u2069 \u2066FOB\u2069 \u2068Hamburg\u2069.');
  expect(await flaws()).toEqual([]);
  await send();
  expect(onSend).toHaveBeenCalledWith({
    id: 'ourPrice',
    values: { price: { amount: 1250.5, currency: 'EUR' }, terms: 'FOB', place: 'Hamburg' },
  });
});

it('reports missing values at their fields, and sends nothing', async () => {
  open('en', 'purchaser');
  await find('need quantity');
  await userEvent.type(box(t.param.quantity), '20');
  await send();
  const unit = screen.getByLabelText(/^Quantity: unit/);
  expect(unit).toHaveAccessibleDescription(english.validation.required);
  expect(box(t.param.quantity)).not.toHaveAttribute('aria-invalid');
  expect(onSend).not.toHaveBeenCalled();
});

it('asks for a missing currency, and does not call it unknown', async () => {
  open('en', 'supplier', '');
  await find('unit price');
  await send();
  expect(screen.getByLabelText(/: currency/)).toHaveAccessibleDescription(english.validation.required);
});

it('labels numbers of days like other parameters', async () => {
  open();
  await userEvent.type(search(), 'lead time');
  expect(options().join(' ')).toContain('[Lead time] days');
  expect(options().join(' ')).not.toContain('…');
});

it('restores the input when returning to a phrase', async () => {
  open();
  await find('sample sent');
  await userEvent.type(box(t.param.carrier), 'DHL');
  await userEvent.click(screen.getByRole('button', { name: t.back }));
  expect(search()).toHaveFocus();
  expect(search()).toHaveValue('sample sent');
  await userEvent.keyboard('{Enter}');
  expect(box(t.param.carrier)).toHaveValue('DHL');
});

it('shows money and dates in the Arabic format of the site', async () => {
  open('ar');
  const own = arabic.phrase;
  await userEvent.type(screen.getByRole('combobox', { name: own.find }), 'مستحق{Enter}');
  await userEvent.type(screen.getByRole('textbox', { name: new RegExp(`^${own.param.amount} `) }), '12500.5');
  await userEvent.type(screen.getByLabelText(new RegExp(`^${own.param.date} `)), '2026-12-01');
  expect(preview(own.preview as 'Preview')).toBe(
    'لا يزال مبلغ \u206612,500.50 €\u2069 مستحقًا، وموعد استحقاقه \u20681 ديسمبر 2026\u2069.',
  );
});
