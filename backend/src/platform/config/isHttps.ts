/** Whether an address is one of https, however it is written: `HTTPS://…` is. */
export const isHttps = (address: string | undefined): boolean =>
  address !== undefined && URL.canParse(address) && new URL(address).protocol === 'https:';
