/** Between whom a conversation is: a buyer and a supplier, or a member and the customer service. */
export const conversationKinds = ['trade', 'support'] as const;
/** Who speaks in a conversation; `system` tells what happened. */
export const chatSides = ['supplier', 'purchaser', 'staff', 'system'] as const;
/** What a message is: words, a thing of the site, a file, a phrase card, or what happened. */
export const messageKinds = ['text', 'card', 'file', 'phrase', 'event'] as const;
/** The things that a card shows. */
export const cardKinds = ['product', 'company', 'request', 'quotation', 'agentOffer'] as const;
/** What became of a request to speak to somebody of the customer service. */
export const supportStates = ['waiting', 'open', 'resolved', 'cancelled'] as const;
