import { type Menu, menuDeOrigen } from '@coop/domain/navigation';
import { useRouteLoaderData } from 'react-router-dom';

/** What every page leads to; it comes with the frame. That of the specification where the frame could not be made. */
export const useMenu = (): Menu => useRouteLoaderData<{ menu: Menu }>('raiz')?.menu ?? menuDeOrigen;
