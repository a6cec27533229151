import { useRouteLoaderData } from 'react-router-dom';

/** Returns the site's origin, `https://…`, for absolute addresses; undefined where it is not configured. */
export const useOrigin = (): string | undefined => useRouteLoaderData<{ origen?: string }>('raiz')?.origen;
