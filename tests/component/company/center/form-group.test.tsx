import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FormGroup } from '@/components/company/center/form-group';

it('a group of the profile directly follows the page title', () => {
  const [title, hint] = ['Price and terms', 'What you sell'];
  render(
    <FormGroup title={title} hint={hint}>
      <input />
    </FormGroup>,
  );
  expect(screen.getByRole('heading', { level: 2, name: title })).toBeInTheDocument();
});
