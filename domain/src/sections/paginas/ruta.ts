export const RUTA = /^\/([a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*)?$/;
export const MAX_RUTA_LENGTH = 120;

/** Whether a staff page may have this path. Other pages may have longer paths: a publication with a long title. */
export const isRuta = (path: string): boolean => path.length <= MAX_RUTA_LENGTH && RUTA.test(path);
