/** Returns whether a URL uses https, in any case (`HTTPS://…`). */
export const isHttps = (address: string | undefined): boolean =>
  address !== undefined && URL.canParse(address) && new URL(address).protocol === 'https:';
