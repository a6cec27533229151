const BEFORE = '/compartir';
const AFTER = '.png';

/** The picture that stands for a page where it is shared: drawn of its title, for pages that have none of their own. */
export const sharePictureOf = (page: string): string => `${BEFORE}${page === '/' ? '' : page}${AFTER}`;

/** Of which page it is; undefined for any other address. Pages are plain: small letters, digits and hyphens. */
export const pageOfSharePicture = (address: string): string | undefined => {
  const page = /^\/compartir((?:\/[a-z0-9-]+)*)\.png$/.exec(address)?.[1];
  return page === '' ? '/' : page;
};
