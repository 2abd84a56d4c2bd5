/** Encodes a file name for `filename*=UTF-8''`, apostrophes included. RFC 8187, 3.2. */
export const encodedName = (name: string): string =>
  encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/**
 * Content-Disposition header for a download with a name in any language. RFC 6266, 4.3; RFC 8187, 3.2.
 * @param plain ASCII fallback
 */
export function attachment(name: string, plain = name): string {
  const encoded = encodedName(name);
  return encoded === name
    ? `attachment; filename="${name}"`
    : `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
