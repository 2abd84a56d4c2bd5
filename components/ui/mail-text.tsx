import { Fragment } from 'react';
import { UnbrokenText } from './unbroken-text';

const address =
  /([\p{L}\d][\p{L}\d._%+-]{0,63}@(?:[\p{L}\d](?:[\p{L}\d-]{0,61}[\p{L}\d])?\.)+\p{L}{2,24})(?![\p{L}\d])/u;

/** Text with its e-mail addresses as links that do not wrap. */
export function MailText({ children }: { children: string }) {
  return children.split(address).map((part, index) =>
    index % 2 ? (
      <a
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places.
        key={index}
        className="inline-block max-w-full [overflow-wrap:anywhere]"
        href={`mailto:${part}`}
      >
        <bdi dir="ltr">{part}</bdi>
      </a>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places.
      <Fragment key={index}>{part && <UnbrokenText>{part}</UnbrokenText>}</Fragment>
    ),
  );
}
