import { acceso } from './acceso.js';
import { alarma } from './alarma.js';
import { aporte } from './aporte.js';
import { aprobado } from './aprobado.js';
import { asignacion } from './asignacion.js';
import { avisoDetenido } from './avisoDetenido.js';
import { avisoNuevo } from './avisoNuevo.js';
import { avisoOtros } from './avisoOtros.js';
import { devuelto } from './devuelto.js';
import { invitacion } from './invitacion.js';
import { obligacion } from './obligacion.js';
import { olvido } from './olvido.js';
import { acuse } from './people/acuse.js';
import { ampliacion } from './people/ampliacion.js';
import { paso } from './people/paso.js';
import { respuesta } from './people/respuesta.js';
import { porAprobar } from './porAprobar.js';
import { porAprobarOtros } from './porAprobarOtros.js';
import { recordatorio } from './recordatorio.js';
import { resumen } from './resumen.js';

/** Every mail that is ever written, by name. */
export const templates = {
  acceso,
  acuse,
  ampliacion,
  alarma,
  aporte,
  aprobado,
  asignacion,
  avisoDetenido,
  avisoNuevo,
  avisoOtros,
  devuelto,
  invitacion,
  obligacion,
  olvido,
  paso,
  porAprobar,
  porAprobarOtros,
  recordatorio,
  respuesta,
  resumen,
};

export type TemplateName = keyof typeof templates;
/** What a template is written from. */
export type DataOf<N extends TemplateName> = Parameters<(typeof templates)[N]>[0];
