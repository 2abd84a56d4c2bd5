import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { BoundField } from '@/components/form/bound-field';
import { Form } from '@/components/form/form';
import { SubmitButton } from '@/components/form/submit-button';
import { useZodForm } from '@/components/form/use-zod-form';
import { Checkbox, Input, NumberInput, RadioGroup, Select, TextArea } from '@/components/ui/control';
import { Field } from '@/components/ui/field';
import { CallFailure } from '@/lib/platform/http/client';
import { flaws, show } from './page';

function Choices() {
  const [value, setValue] = useState<string | null>(null);
  const options = [
    { value: 'sea', label: 'By sea' },
    { value: 'air', label: 'By air', hint: 'In a week' },
    { value: 'pipe', label: 'By pipe', disabled: true },
  ];
  return (
    <>
      <Checkbox>Partial delivery</Checkbox>
      <RadioGroup legend="Transport" name="way" value={value} options={options} onChange={setValue} />
    </>
  );
}

function PortForm({ send }: { send: (values: { port: string }) => Promise<void> }) {
  const form = useZodForm(z.object({ port: z.string().min(1) }), { port: '' });
  return (
    <Form form={form} onSubmit={send}>
      <BoundField name="port" label="Port">
        {(ties, field) => <Input {...field} {...ties} />}
      </BoundField>
      <SubmitButton>Send</SubmitButton>
    </Form>
  );
}

describe('a field', () => {
  it('associates label, hint and error with every kind of control', async () => {
    show(
      <>
        <Field label="Name" hint="As on the plate" need="required">
          {(ties) => <Input {...ties} />}
        </Field>
        <Field label="Price" error="Not a number">
          {(ties) => <NumberInput {...ties} unit="EUR" />}
        </Field>
        <Field label="Details">{(ties) => <TextArea {...ties} />}</Field>
        <Field label="Term" need="optional">
          {(ties) => <Select {...ties} empty="Please choose" options={[{ value: 'fob', label: 'FOB' }]} />}
        </Field>
        <Field label="Until">{(ties) => <Input {...ties} type="date" />}</Field>
      </>,
    );
    expect(screen.getByRole('textbox', { name: 'Name required' })).toHaveAccessibleDescription('As on the plate');
    expect(screen.getByRole('textbox', { name: 'Name required' })).toBeRequired();
    expect(screen.getByRole('textbox', { name: 'Price' })).toBeInvalid();
    expect(screen.getByRole('textbox', { name: 'Price' })).toHaveAccessibleDescription('Not a number');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Term optional' }), 'FOB');
    expect(screen.getByRole('combobox')).toHaveValue('fob');
    expect(await flaws()).toEqual([]);
  });

  it('is selected by its label if it is a checkbox or radio button', async () => {
    show(<Choices />);
    await userEvent.click(screen.getByText('Partial delivery'));
    expect(screen.getByRole('checkbox')).toBeChecked();
    await userEvent.click(screen.getByText('By air'));
    expect(screen.getByRole('radio', { name: /By air/ })).toBeChecked();
    await userEvent.click(screen.getByText('By pipe'));
    expect(screen.getByRole('radio', { name: 'By pipe' })).not.toBeChecked();
    expect(screen.getByRole('group', { name: 'Transport' })).toBeInTheDocument();
    expect(await flaws()).toEqual([]);
  });
});

describe('a field of a form', () => {
  it('submits its value, and shows errors of schema and server at the control', async () => {
    const send = vi.fn(async (_: { port: string }): Promise<void> => {
      throw new CallFailure(422, '', [{ field: 'port', key: 'x', message: 'No such port' }], null);
    });
    show(<PortForm send={send} />);
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(screen.getByLabelText('Port')).toBeInvalid());
    expect(send).not.toHaveBeenCalled();
    await userEvent.type(screen.getByLabelText('Port'), 'Dakar');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(screen.getByLabelText('Port')).toHaveAccessibleDescription('No such port'));
    expect(send).toHaveBeenCalledWith({ port: 'Dakar' });
    expect(screen.getByLabelText('Port')).toHaveValue('Dakar');
  });
});
