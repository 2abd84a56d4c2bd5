/** The states of the trade. Of nothing else, so that pages may know them too. docs/domain.md, Life cycles. */
export const purchaseStates = ['draft', 'pending', 'open', 'closed', 'awarded', 'cancelled', 'expired'] as const;
export const quotationStates = [
  'submitted',
  'revised',
  'accepted',
  'declined',
  'notSelected',
  'withdrawn',
  'expired',
] as const;
/** Quotations that hold a place and can still be accepted. */
export const liveQuotationStates = ['submitted', 'revised'] as const;
/** Who finds a request: every supplier, or those whom its buyer chose (an inquiry). */
export const purchaseKinds = ['public', 'inquiry'] as const;
/** Why a request takes no more quotations: its buyer closed it, its last place is taken, its time is over, or its award was undone. */
export const closeReasons = ['owner', 'full', 'time', 'undone'] as const;
/** Incoterms 2020, the International Chamber of Commerce's eleven rules. */
export const incoterms = ['EXW', 'FCA', 'CPT', 'CIP', 'DAP', 'DPU', 'DDP', 'FAS', 'FOB', 'CFR', 'CIF'] as const;
export const shippingMethods = [
  'sea',
  'air',
  'rail',
  'road',
  'multimodal',
  'courier',
  'other',
  'notApplicable',
] as const;
export const paymentMethods = [
  'advance',
  'deposit',
  'letterOfCredit',
  'documentsAgainstPayment',
  'documentsAgainstAcceptance',
  'openAccount',
  'instalments',
  'other',
] as const;
/** What a buyer may leave to be agreed with the supplier. */
export const agreeableFields = [
  'incoterm',
  'targetPrice',
  'budget',
  'shippingMethod',
  'port',
  'countryCode',
  'destination',
  'deliveryBy',
  'paymentMethod',
] as const;
/** What a supplier says of a sample. */
export const sampleKinds = ['none', 'free', 'paid'] as const;
/** The usual reasons why a quotation is declined, which its supplier reads in a language of their own. */
export const declineKeys = ['price', 'delivery', 'specification', 'payment', 'documents'] as const;
/** The usual reasons why a buyer withdraws a request, which its bidders and followers read likewise. */
export const cancelKeys = ['elsewhere', 'dropped', 'changed', 'budget', 'unsuitable'] as const;
/** The usual reasons why an award is undone, which the other of the two reads likewise, and who of them undoes it. */
export const undoKeys = ['mistake', 'delivery', 'price', 'terms', 'changed'] as const;
export const undoSides = ['purchaser', 'supplier'] as const;
/** The usual reasons why an application to be an agent is declined, likewise. */
export const applicationDeclineKeys = ['territory', 'experience', 'volume', 'agent', 'plans'] as const;
/** What becomes of an application to be an agent. */
export const applicationStates = ['submitted', 'accepted', 'declined'] as const;

/** What is said of a text that looks like a contact: its author says that it is none, staff agree, or it is hidden again. */
export const contactClaimStates = ['claimed', 'approved', 'hidden'] as const;
