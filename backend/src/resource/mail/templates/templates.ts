import { acceso } from './acceso.js';
import { acuse } from './acuse.js';
import { ampliacion } from './ampliacion.js';
import { asignacion } from './asignacion.js';
import { avisoNuevo } from './avisoNuevo.js';
import { avisoOtros } from './avisoOtros.js';
import { olvido } from './olvido.js';
import { respuesta } from './respuesta.js';

/** Every mail that is ever written, by name. */
export const templates = { acceso, acuse, ampliacion, asignacion, avisoNuevo, avisoOtros, olvido, respuesta };

export type TemplateName = keyof typeof templates;
/** What a template is written from. */
export type DataOf<N extends TemplateName> = Parameters<(typeof templates)[N]>[0];
