import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Combobox, type ComboboxOption } from '@/components/ui/combobox';
import { Field } from '@/components/ui/field';
import english from '@/messages/en.json';
import { flaws, show } from './page';

const ports: ComboboxOption[] = [
  { key: 'SNDKR', label: 'Dakar' },
  { key: 'DEHAM', label: 'Hamburg' },
  { key: 'CNSHA', label: 'Shanghai' },
];
const find = async (words: string) => ports.filter(({ label }) => label.toLowerCase().includes(words.toLowerCase()));

function Sample({ search, told: onChange }: { search: typeof find; told: (found: ComboboxOption | null) => void }) {
  const [value, setValue] = useState<ComboboxOption | null>(null);
  const choose = (found: ComboboxOption | null) => {
    onChange(found);
    setValue(found);
  };
  return (
    <>
      <Field label="Port" hint="By name or code">
        {(ties) => (
          <Combobox {...ties} label="Port" queryKey={['port']} search={search} value={value} onChoose={choose} />
        )}
      </Field>
      <button type="button" onClick={() => setValue({ key: 'DEHAM', label: 'Hamburg' })}>
        Restore
      </button>
    </>
  );
}
const box = () => screen.getByRole('combobox', { name: /Port/ });

describe('a search box', () => {
  it('searches by typed text, and selects by keyboard', async () => {
    const onChange = vi.fn();
    show(<Sample search={find} told={onChange} />);
    expect(box()).toHaveAccessibleDescription(/By name or code/);
    await userEvent.type(box(), 'ham');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    expect(await flaws()).toEqual([]);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ key: 'DEHAM' }));
    expect(box()).toHaveValue('Hamburg');
  });

  it('keeps typed text that was not selected, which is no value', async () => {
    const onChange = vi.fn();
    show(<Sample search={find} told={onChange} />);
    await userEvent.type(box(), 'Dak');
    await userEvent.click(await screen.findByRole('option', { name: 'Dakar' }));
    await userEvent.type(box(), 'x');
    expect(onChange).toHaveBeenLastCalledWith(null);
    await userEvent.tab();
    expect(box()).toHaveValue('Dakarx');
  });

  it('reports no results, and a failed search, which can be retried', async () => {
    let broken = true;
    const search = async (words: string) => {
      if (broken) throw new Error('no answer');
      return find(words);
    };
    show(<Sample search={search} told={vi.fn()} />);
    await userEvent.type(box(), 'q');
    expect(await screen.findByRole('option')).toHaveTextContent(english.form.search.failed);
    await userEvent.keyboard('{Escape}');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(english.form.search.failed);
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: english.form.search.again }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await userEvent.type(box(), 'zz');
    expect(await screen.findByText(english.form.search.none)).toBeInTheDocument();
  });

  it('shows a value set from outside, such as from a draft', async () => {
    show(<Sample search={find} told={vi.fn()} />, 'ar');
    await userEvent.click(screen.getByRole('button', { name: 'Restore' }));
    expect(box()).toHaveValue('Hamburg');
  });
});
