import { formatDateTime } from '@coop/domain';
import type { Aprobacion } from '@coop/domain/answers';
import { composeMail, type Template } from './composeMail.js';
import { obligacion } from './obligacion.js';
import { acuse, ampliacion, paso, respuesta } from './people.js';
import { recordatorio } from './recordatorio.js';

type ApprovalNotice = {
  tipo: string;
  titulo: string;
  orden: Aprobacion['orden'];
  quien: string;
  nota: string | null;
  ruta: string;
};

const porAprobar: Template<ApprovalNotice> = ({ tipo, titulo, orden, quien, nota, ruta }, sender) =>
  composeMail(
    `Por aprobar: ${titulo}`,
    [
      { parrafo: sentences[orden](quien, `${tipo.toLowerCase()} «${titulo}»`) },
      ...(nota ? [{ cita: nota }] : []),
      { parrafo: `${reads[orden]} Si no está bien, devuélvalo con una nota.` },
      { enlace: 'Ver lo que espera su aprobación', ruta },
    ],
    sender,
  );

const sentences = {
  publicar: (quien: string, what: string) => `${quien} envió a aprobación ${what}.`,
  archivar: (quien: string, what: string) => `${quien} pide archivar ${what}: los visitantes dejarían de leerlo.`,
} as const;

const reads = {
  publicar: 'Lea lo que cambia antes de publicarlo.',
  archivar: 'Lea lo que dejaría de mostrarse antes de archivarlo.',
} as const;

const avisoDetenido: Template<{ nombre: string; responsable: string; motivo: string; ruta: string }> = (
  { nombre, responsable, motivo, ruta },
  sender,
) =>
  composeMail(
    `Se detuvo el aviso a ${nombre}`,
    [
      { parrafo: 'Ese sistema no recibe los avisos de cambios desde hace días, y ya no se le envían.' },
      {
        datos: [
          ['Responsable', responsable],
          ['Lo último', motivo],
        ],
      },
      {
        parrafo:
          'Cuando vuelva a responder, enciéndalo y envíe otra vez lo que falte, o lea los cambios desde entonces.',
      },
      { enlace: 'Abrir el aviso', ruta },
    ],
    sender,
  );

/** To a staff user: their access changed, by whom and when. It contains no link. */
const acceso: Template<{
  hechos: readonly string[];
  /** Email of the author; null: the server's operator. */
  quien: string | null;
  /** ISO instant, UTC. */
  en: string;
}> = ({ hechos, quien, en }, sender) =>
  composeMail(
    'Cambios en su acceso al panel',
    [
      ...hechos.map((parrafo) => ({ parrafo })),
      {
        datos: [
          ['Lo hizo', quien ?? 'Quien administra el servidor'],
          ['Cuándo', formatDateTime(en)],
        ],
      },
      { parrafo: 'Si usted no lo esperaba, avise de inmediato a un administrador del panel.' },
    ],
    sender,
  );

type Day = {
  dia: string;
  cifras: readonly (readonly [etiqueta: string, cantidad: string])[];
  avisos: readonly string[];
  ruta: string;
};

const resumen: Template<Day> = ({ dia, cifras, avisos, ruta }, sender) =>
  composeMail(
    `Lo que espera hoy, ${dia}`,
    [
      { parrafo: 'Esto espera por usted en el panel:' },
      ...(cifras.length > 0 ? [{ datos: cifras }] : []),
      ...avisos.map((parrafo) => ({ parrafo })),
      { enlace: 'Abrir el panel', ruta },
    ],
    sender,
  );

/** Documents were added, with `otros` to other cases too; only the number and a link. */
const aporte: Template<{ tipo: string; codigo: string; ruta: string; otros?: boolean }> = (
  { tipo, codigo, ruta, otros = false },
  sender,
) =>
  composeMail(
    `${tipo} ${codigo}${otros ? ' y otros' : ''}: nuevos documentos`,
    otros
      ? [
          { parrafo: `Llegaron más documentos desde el sitio: al caso ${codigo} y a otros después.` },
          { enlace: 'Abrir la lista', ruta },
        ]
      : [
          { parrafo: `Quien presentó el caso ${codigo} le adjuntó documentos desde el sitio.` },
          { enlace: 'Abrir el caso', ruta },
        ],
    sender,
  );

type OverdueNotice = {
  texto: string;
  /** Start in words; `hasta`, the end, only for a resolved alarm. */
  desde: string;
  hasta: string | null;
  ruta: string;
};

/** To the system's operator: a metric crossed its limit or recovered. */
const alarma: Template<OverdueNotice> = ({ texto, desde, hasta, ruta }, sender) =>
  composeMail(
    `${hasta ? 'Terminó' : 'Alarma'}: ${texto}`,
    [
      { parrafo: hasta ? `Lo que sigue ya no se observa: ${texto}.` : `${texto}.` },
      { datos: [['Desde', desde], ...(hasta ? ([['Visto por última vez', hasta]] as const) : [])] },
      { enlace: 'Abrir el panel', ruta },
    ],
    sender,
  );

const porAprobarOtros: Template<{ tipo: string; titulo: string; quien: string; ruta: string }> = (
  { tipo, titulo, quien, ruta },
  sender,
) =>
  composeMail(
    `Por aprobar: ${titulo} y otros`,
    [
      {
        parrafo: `Llegó más que espera su aprobación: ${tipo.toLowerCase()} «${titulo}», de ${quien}, y otros después.`,
      },
      { parrafo: 'Lea lo que cambia antes de publicarlo. Lo que no está bien, devuélvalo con una nota.' },
      { enlace: 'Ver lo que espera su aprobación', ruta },
    ],
    sender,
  );

type ReturnedNotice = {
  tipo: string;
  titulo: string;
  orden: Aprobacion['orden'];
  quien: string;
  nota: string;
  ruta: string;
};

const devuelto: Template<ReturnedNotice> = ({ tipo, titulo, orden, quien, nota, ruta }, sender) =>
  composeMail(
    `Devuelto con nota: ${titulo}`,
    [
      { parrafo: `${quien} devolvió ${tipo.toLowerCase()} «${titulo}» sin ${returnedVerbs[orden]}:` },
      { cita: nota },
      { enlace: 'Abrir y corregir', ruta },
    ],
    sender,
  );

const returnedVerbs = { publicar: 'publicarlo', archivar: 'archivarlo' } as const;

/** To a new panel user: who invited them, their role, and the link to set the first password. */
const invitacion: Template<{ ruta: string; quien: string; rol: string }> = ({ ruta, quien, rol }, sender) =>
  composeMail(
    `Le abrieron una cuenta en el panel de ${sender.entidad.nombreCorto}`,
    [
      { parrafo: `${quien} le abrió una cuenta para ingresar al panel con este correo, como «${rol}».` },
      { enlace: 'Crear mi contraseña', ruta },
      {
        parrafo:
          'El enlace sirve una vez, durante un día. Si ya terminó, pida otro con «¿Olvidó su contraseña?» en la página de ingreso.',
      },
      { parrafo: 'Si usted no lo esperaba, no haga nada y avise a la entidad: sin contraseña nadie entra.' },
    ],
    sender,
  );

const avisoOtros: Template<{ tipos: string; codigo: string; ruta: string }> = ({ tipos, codigo, ruta }, sender) =>
  composeMail(
    `${tipos}: ${codigo} y otros`,
    [
      { parrafo: `Llegaron más casos que le corresponde atender: ${codigo} y otros después.` },
      { enlace: 'Abrir la lista', ruta },
    ],
    sender,
  );

type ApprovedNotice = { tipo: string; titulo: string; orden: Aprobacion['orden']; quien: string; ruta: string };

const aprobado: Template<ApprovedNotice> = ({ tipo, titulo, orden, quien, ruta }, sender) =>
  composeMail(
    `Aprobado y ${done[orden][0]}: ${titulo}`,
    [{ parrafo: `${quien} aprobó y ${done[orden][1]} ${tipo.toLowerCase()} «${titulo}».` }, { enlace: 'Abrir', ruta }],
    sender,
  );

const done = { publicar: ['publicado', 'publicó'], archivar: ['archivado', 'archivó'] } as const;

const olvido: Template<{ ruta: string }> = ({ ruta }, sender) =>
  composeMail(
    'Cree una contraseña nueva',
    [
      { parrafo: 'Alguien pidió crear una contraseña nueva para ingresar al panel con este correo.' },
      { enlace: 'Crear una contraseña nueva', ruta },
      { parrafo: 'El enlace sirve una vez, durante una hora. Si usted no lo pidió, no haga nada: nada cambió.' },
    ],
    sender,
  );

/** To staff: a new case. Contains only its number and a link; personal data stays in the panel. */
const avisoNuevo: Template<{ tipo: string; codigo: string; ruta: string }> = ({ tipo, codigo, ruta }, sender) =>
  composeMail(
    `${tipo} ${codigo}: nuevo caso`,
    [{ parrafo: `Llegó un caso que le corresponde atender: ${codigo}.` }, { enlace: 'Abrir el caso', ruta }],
    sender,
  );

const asignacion: Template<{ tipo: string; codigo: string; ruta: string }> = ({ tipo, codigo, ruta }, sender) =>
  composeMail(
    `${tipo} ${codigo}: se le asignó`,
    [{ parrafo: `Se le asignó un caso: ${codigo}.` }, { enlace: 'Abrir el caso', ruta }],
    sender,
  );

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
export type DataOf<N extends TemplateName> = Parameters<(typeof templates)[N]>[0];
