/** How a product is quoted. */
export const priceKinds = ['fixed', 'range', 'negotiable'] as const;

/**
 * What a technical parameter's value can be, and the parts of the table that it stands in.
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
 * What an owner sees a product as: its own status, or that of the change which waits or was rejected.
 * docs/domain.md, Product.
 */
export const productStates = ['normal', 'pending', 'reject', 'uploading', 'disable'] as const;
export type ProductState = (typeof productStates)[number];

/** The most products that one act may take. */
export const batchMax = 1000;
