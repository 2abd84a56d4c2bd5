'use client';

import { useLocale } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { formatBytes } from '@/lib/platform/i18n/format';
import type { ChatOwner } from './types';

type Props = { conversationId: number; owner: ChatOwner['kind']; content: Record<string, unknown> };

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const figure = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** A file message with its download link; pictures are shown inline. */
export function FileBubble({ conversationId, owner, content }: Props) {
  const locale = useLocale();
  const [name, type, bytes] = [text(content.name), text(content.type), figure(content.bytes)];
  const path = owner === 'staff' ? '/api/admin/chat/file?' : `/api/chat/file?as=${owner}&`;
  const address = `${path}id=${conversationId}&key=${encodeURIComponent(text(content.key))}`;
  const [width, height] = [figure(content.width), figure(content.height)];
  if (type.startsWith('image/') && width > 0 && height > 0)
    return (
      <a href={address} target="_blank" rel="noopener" className="block max-w-[280px]">
        <img
          src={address}
          alt={name}
          width={width}
          height={height}
          loading="lazy"
          className="block h-auto max-h-[320px] w-full rounded border border-solid border-line bg-wash object-contain"
        />
      </a>
    );
  return (
    <a
      href={address}
      className="flex max-w-full items-center gap-2 rounded border border-solid border-line bg-paper px-3 py-2 text-ink no-underline hover:border-ctl"
    >
      <Icon name="document" />
      <span className="grid min-w-0">
        <bdi className="truncate">{name}</bdi>
        <span className="text-12 text-ink-3">{formatBytes(locale, bytes)}</span>
      </span>
      <Icon name="download" small />
    </a>
  );
}
