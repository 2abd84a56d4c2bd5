/** States of trade. Without imports, so that client code can use it. docs/domain.md, Life cycles. */
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
/** Quotations that count towards the limit and can be accepted. */
export const liveQuotationStates = ['submitted', 'revised'] as const;
/** Visibility of a request: every supplier, or those its buyer chose (an inquiry). */
export const purchaseKinds = ['public', 'inquiry'] as const;
/** Why a request stopped taking quotations: closed by its buyer, limit reached, expired, or award undone. */
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
/** Fields that a buyer may leave for negotiation. */
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
/** Kinds of sample offers. */
export const sampleKinds = ['none', 'free', 'paid'] as const;
/** Preset reasons for declining a quotation, shown in the supplier's language. */
export const declineKeys = ['price', 'delivery', 'specification', 'payment', 'documents'] as const;
/** Preset reasons for withdrawing a request, shown in each reader's language. */
export const cancelKeys = ['elsewhere', 'dropped', 'changed', 'budget', 'unsuitable'] as const;
/** Preset reasons for undoing an award, shown in the other side's language, and the sides that can undo it. */
export const undoKeys = ['mistake', 'delivery', 'price', 'terms', 'changed'] as const;
export const undoSides = ['purchaser', 'supplier'] as const;
/** Preset reasons for declining an agent application, likewise. */
export const applicationDeclineKeys = ['territory', 'experience', 'volume', 'agent', 'plans'] as const;
/** States of an agent application. */
export const applicationStates = ['submitted', 'accepted', 'declined'] as const;

/** States of a contact claim: claimed by the author, approved by staff, or hidden again. */
export const contactClaimStates = ['claimed', 'approved', 'hidden'] as const;
