/** A name as a header takes it behind `filename*=UTF-8''`: an apostrophe would end it. RFC 8187, 3.2. */
export const encodedName = (name: string): string =>
  encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/**
 * The header by which a browser saves an answer under a name in any language. RFC 6266, 4.3; RFC 8187, 3.2.
 * @param plain the name for programs that know ASCII alone
 */
export function attachment(name: string, plain = name): string {
  const encoded = encodedName(name);
  return encoded === name
    ? `attachment; filename="${name}"`
    : `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
