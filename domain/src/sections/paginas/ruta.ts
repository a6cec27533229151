/** An address of the site as staff write one, and how long it may be. */
export const RUTA = /^\/([a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*)?$/;
export const MOST_OF_RUTA = 120;

/** Whether staff may have written a page there. Others that the site has are longer: a publication's, under a long title. */
export const isRuta = (path: string): boolean => path.length <= MOST_OF_RUTA && RUTA.test(path);
