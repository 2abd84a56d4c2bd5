import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { BodyView } from '@/components/content/body-view';
import { MailText } from '@/components/ui/mail-text';

it('turns addresses in a text into mailto links, without punctuation', () => {
  const text = 'Offres à appels-offres@eaux-exemple.example, copie (b.c@d.example). Prix @ 5 €, a@b, LK-160.';
  const { container } = render(<MailText>{text}</MailText>);
  expect(container).toHaveTextContent(text);
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['appels-offres@eaux-exemple.example', 'mailto:appels-offres@eaux-exemple.example'],
    ['b.c@d.example', 'mailto:b.c@d.example'],
  ]);
});

it('does so in the text of a notice, but not within a link', () => {
  const link = { type: 'link', attrs: { href: 'https://a.example/' } } as const;
  const content = [
    { type: 'text', text: 'Écrire à un-acheteur@a.example ou ' },
    { type: 'text', text: 'deux@a.example', marks: [link] },
  ] as const;
  render(<BodyView body={{ type: 'doc', content: [{ type: 'paragraph', content: [...content] }] } as never} />);
  expect(screen.getAllByRole('link').map((one) => one.getAttribute('href'))).toEqual([
    'mailto:un-acheteur@a.example',
    'https://a.example/',
  ]);
});
