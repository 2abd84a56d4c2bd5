/** The file name of a screenshot; the same in every set. */
export const fileOf = ({ name, site, device }: { name: string; site: string; device: string }): string =>
  `${name.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '')}.${site}.${device}.png`;
