import type { Aprobacion } from '@coop/domain/answers';
import { composeMail, type Template } from './composeMail.js';

type Sent = {
  tipo: string;
  titulo: string;
  orden: Aprobacion['orden'];
  quien: string;
  nota: string | null;
  ruta: string;
};

/** To staff: somebody wrote something that they may publish, or wants something gone that they may archive. */
export const porAprobar: Template<Sent> = ({ tipo, titulo, orden, quien, nota, ruta }, sender) =>
  composeMail(
    `Por aprobar: ${titulo}`,
    [
      { parrafo: says[orden](quien, `${tipo.toLowerCase()} «${titulo}»`) },
      ...(nota ? [{ cita: nota }] : []),
      { parrafo: `${reads[orden]} Si no está bien, devuélvalo con una nota.` },
      { enlace: 'Ver lo que espera su aprobación', ruta },
    ],
    sender,
  );

const says = {
  publicar: (quien: string, what: string) => `${quien} envió a aprobación ${what}.`,
  archivar: (quien: string, what: string) => `${quien} pide archivar ${what}: los visitantes dejarían de leerlo.`,
} as const;

const reads = {
  publicar: 'Lea lo que cambia antes de publicarlo.',
  archivar: 'Lea lo que dejaría de mostrarse antes de archivarlo.',
} as const;
