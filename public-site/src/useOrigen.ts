import { useRouteLoaderData } from 'react-router-dom';

/** Where the site stands, `https://…`, for addresses that must be whole; undefined where nobody said it. */
export const useOrigen = (): string | undefined => useRouteLoaderData<{ origen?: string }>('raiz')?.origen;
