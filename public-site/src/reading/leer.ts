import type { Leer as LeerDe } from '@coop/domain/answers';
import { createContext, type RouterContextProvider } from 'react-router-dom';

export type { Consulta, Cotizacion, Lista, Publicado } from '@coop/domain/answers';

/** The reader of published content; its reads take an AbortSignal. */
export type Leer = LeerDe<AbortSignal>;

export const leerContext = createContext<Leer>();

/** Returns the request's reader. Every loader starts here: `const leer = lectorDe(context)`. */
export const lectorDe = (context: Readonly<RouterContextProvider>): Leer => context.get(leerContext);
