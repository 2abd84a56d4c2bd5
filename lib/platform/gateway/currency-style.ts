/**
 * Rules for a reader's currency, applied before the first paint: they keep the line below each amount in another
 * currency free until it is converted, and name the currency beside the language.
 */
export const currencyStyle = (code: string): string =>
  `data:not([data-in],[value^=${code}])::after{content:"\u00a0";display:block;font:12px/16px a}[data-currency]>*{display:none}[data-currency]::after{content:"${code}"}`;
