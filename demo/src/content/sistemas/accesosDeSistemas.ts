import { type Draft, sections } from '@coop/domain';
import { day } from '../../ground/calendar.js';
import { recording, type Seed } from '../../ground/seed.js';

const section = sections['sitio/accesos-de-sistemas'];
const record = recording(section);
type Acceso = Draft<typeof section>;
type Permiso = NonNullable<Acceso['permisos']>[number];

const acceso = (key: string, nombre: string, rol: Acceso['rol'], ...permisos: Permiso[]): Seed =>
  record(`acceso-${key}`, {
    nombre,
    responsable: 'Unidad de Sistemas, interno 204',
    rol,
    permisos,
    venceEn: day(180),
  });

/** Systems with minimal grants. None has an API key; a user creates one to try them. */
export const accesosDeSistemas = (): Seed[] => [
  acceso('nucleo', 'Núcleo bancario (carga nocturna)', 'sistemas', { seccion: 'saldos', accion: 'cargar' }),
  acceso('intranet', 'Intranet', 'administrador', { seccion: 'comunicados', accion: 'leer' }),
  acceso('tablero', 'Tablero de gerencia', 'comercial', { seccion: 'contactanos/reclamos', accion: 'leer' }),
  acceso('prensa', 'Agencia de prensa', 'administrador', { seccion: 'novedades', accion: 'crear' }),
  acceso('creditos', 'Evaluación de créditos', 'creditos', {
    seccion: 'contactanos/solicitudes-creditos',
    accion: 'leer',
  }),
];
