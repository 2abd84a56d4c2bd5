import type { ChatCard } from '@/lib/chat/schema';

const subjects = (conversationId: number) => ['chat', 'subject', conversationId] as const;
const desk = () => ['chat', 'desk'] as const;

/** react-query keys of the chat; keys with a common prefix are invalidated together. */
export const chatKeys = {
  list: (kind: string, siteId: number, shelf: string) => ['chat', 'list', kind, siteId, shelf] as const,
  unread: (kind: string) => ['chat', 'unread', kind] as const,
  search: (kind: string, siteId: number, query: string) => ['chat', 'search', kind, siteId, query] as const,
  card: (conversationId: number, siteId: number, card: ChatCard | null) =>
    ['chat', 'card', conversationId, siteId, card?.kind, card?.id] as const,
  attachable: (conversationId: number, siteId: number, query: string) =>
    ['chat', 'attachable', conversationId, siteId, query] as const,
  /** in every language */
  subjects,
  subject: (conversationId: number, siteId: number) => [...subjects(conversationId), siteId] as const,
  translation: (conversationId: number, number: number, siteId: number) =>
    ['chat', 'translation', conversationId, number, siteId] as const,
  notes: (conversationId: number) => ['chat', 'notes', conversationId] as const,
  colleagues: (conversationId: number) => ['chat', 'colleagues', conversationId] as const,
  support: (kind: string, siteId: number) => ['chat', 'support', kind, siteId] as const,
  /** everything the support desk shows */
  desk,
  deskList: (siteId: number, view: string, locale: string | null) => [...desk(), 'list', siteId, view, locale] as const,
  deskItem: (siteId: number, id: number | null) => [...desk(), 'item', siteId, id] as const,
};
