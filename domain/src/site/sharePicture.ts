const BEFORE = '/compartir';
const AFTER = '.png';

/** Returns the path of a page's generated social picture, drawn from its title, for pages without their own. */
export const sharePictureOf = (page: string): string => `${BEFORE}${page === '/' ? '' : page}${AFTER}`;

export const pageOfSharePicture = (address: string): string | undefined => {
  const page = /^\/compartir((?:\/[a-z0-9-]+)*)\.png$/.exec(address)?.[1];
  return page === '' ? '/' : page;
};
