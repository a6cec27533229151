import type { Aprobacion } from '@coop/domain/answers';
import { composeMail, type Template } from './composeMail.js';

type Approved = { tipo: string; titulo: string; orden: Aprobacion['orden']; quien: string; ruta: string };

/** To staff: what they wrote was published by somebody else, or what they wanted gone archived. */
export const aprobado: Template<Approved> = ({ tipo, titulo, orden, quien, ruta }, sender) =>
  composeMail(
    `Aprobado y ${done[orden][0]}: ${titulo}`,
    [{ parrafo: `${quien} aprobó y ${done[orden][1]} ${tipo.toLowerCase()} «${titulo}».` }, { enlace: 'Abrir', ruta }],
    sender,
  );

const done = { publicar: ['publicado', 'publicó'], archivar: ['archivado', 'archivó'] } as const;
