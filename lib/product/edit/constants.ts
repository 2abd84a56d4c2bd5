/** Kinds of price. */
export const priceKinds = ['fixed', 'range', 'negotiable'] as const;

/**
 * Types of technical parameters, and sections of their table.
 * docs/decisions/0003-parameters.md.
 */
export const parameterKinds = ['number', 'range', 'option', 'text'] as const;
export const parameterSections = [
  'performance',
  'construction',
  'drive',
  'dimensions',
  'electrical',
  'compliance',
  'operation',
] as const;

/**
 * States shown to the owner: the product's own status, or that of its pending or rejected change.
 * docs/domain.md, Product.
 */
export const productStates = ['normal', 'pending', 'reject', 'uploading', 'disable'] as const;
export type ProductState = (typeof productStates)[number];

/** Maximum products per bulk action. */
export const batchMax = 1000;
