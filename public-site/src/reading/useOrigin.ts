import { useRouteLoaderData } from 'react-router-dom';

/** Where the site stands, `https://…`, for addresses that must be whole; undefined where nobody said it. */
export const useOrigin = (): string | undefined => useRouteLoaderData<{ origen?: string }>('raiz')?.origen;
