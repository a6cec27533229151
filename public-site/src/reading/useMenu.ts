import { type Menu, menuDeOrigen } from '@coop/domain/navigation';
import { useRouteLoaderData } from 'react-router-dom';

/** Returns the menu, loaded with the layout; the default menu where the layout failed to load. */
export const useMenu = (): Menu => useRouteLoaderData<{ menu: Menu }>('raiz')?.menu ?? menuDeOrigen;
