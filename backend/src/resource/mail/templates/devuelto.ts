import type { Aprobacion } from '@coop/domain/answers';
import { composeMail, type Template } from './composeMail.js';

type Returned = { tipo: string; titulo: string; orden: Aprobacion['orden']; quien: string; nota: string; ruta: string };

/** To staff: what they sent was not published or archived, and why. */
export const devuelto: Template<Returned> = ({ tipo, titulo, orden, quien, nota, ruta }, sender) =>
  composeMail(
    `Devuelto con nota: ${titulo}`,
    [
      { parrafo: `${quien} devolvió ${tipo.toLowerCase()} «${titulo}» sin ${undone[orden]}:` },
      { cita: nota },
      { enlace: 'Abrir y corregir', ruta },
    ],
    sender,
  );

const undone = { publicar: 'publicarlo', archivar: 'archivarlo' } as const;
