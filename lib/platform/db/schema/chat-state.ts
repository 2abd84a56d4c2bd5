/** Parties of a conversation: buyer and supplier, or a member and customer service. */
export const conversationKinds = ['trade', 'support'] as const;
/** Authors of messages; `system` for events. */
export const chatSides = ['supplier', 'purchaser', 'staff', 'system'] as const;
/** Content of a message: text, an item's card, a file, a phrase, or an event. */
export const messageKinds = ['text', 'card', 'file', 'phrase', 'event'] as const;
/** Items that a card can show. */
export const cardKinds = ['product', 'company', 'request', 'quotation', 'agentOffer'] as const;
/** States of a customer service request. */
export const supportStates = ['waiting', 'open', 'resolved', 'cancelled'] as const;
