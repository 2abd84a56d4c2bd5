import { plainText } from './text';
import type { Block, Body } from './types';

/** The sections of a text as plain text by heading; content before the first heading is left out. */
export function sectionsOf({ content }: Body): { heading: string; text: string }[] {
  const words = (blocks: readonly Block[]): string => plainText({ type: 'doc', content: [...blocks] });
  const starts = content.flatMap((block, index) =>
    block.type === 'heading' && block.attrs.level === 2 ? [index] : [],
  );
  return starts.map((from, index) => ({
    heading: words(content.slice(from, from + 1)),
    text: words(content.slice(from + 1, starts[index + 1])),
  }));
}
