import type { Leer as LeerDe } from '@coop/domain/answers';
import { createContext, type RouterContextProvider } from 'react-router-dom';

export type { Consulta, Cotizacion, Lista, Publicado } from '@coop/domain/answers';

/** The reader of published content; its reads take an AbortSignal. */
export type Leer = LeerDe<AbortSignal>;

export const leerContext = createContext<Leer>();

/** Values of a form that the browser itself posted, when its page responds. */
export const postedContext = createContext<Readonly<Record<string, unknown>>>({});

/** Returns the request's reader. Every loader starts here: `const leer = lectorDe(context)`. */
export const lectorDe = (context: Readonly<RouterContextProvider>): Leer => context.get(leerContext);
