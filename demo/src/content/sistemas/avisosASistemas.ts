import { type Draft, sections } from '@coop/domain';
import { day } from '../../ground/calendar.js';
import { recording, type Seed } from '../../ground/seed.js';

const section = sections['sitio/avisos-a-sistemas'];
const record = recording(section);
type Aviso = Draft<typeof section>;

const aviso = (key: string, nombre: string, direccion: string, what: Pick<Aviso, 'secciones' | 'eventos'>): Seed =>
  record(`aviso-${key}`, {
    nombre,
    responsable: 'Unidad de Sistemas, interno 204',
    direccion,
    venceEn: day(180),
    ...what,
  });

/** Webhook receivers. None has a secret, so nothing is sent; a user creates one to try them. */
export const avisosASistemas = (): Seed[] => [
  aviso('espejo', 'Espejo del sitio', 'https://espejo.example/avisos', {
    secciones: ['novedades', 'comunicados', 'promociones'],
    eventos: ['publicar'],
  }),
  aviso('tasas', 'Núcleo bancario (tasas)', 'https://nucleo.example/tasas', {
    secciones: ['institucional/tarifario', 'productos/simulador-creditos'],
    eventos: ['publicar'],
  }),
  aviso('reclamos', 'Mesa de ayuda', 'https://mesa.example/reclamos', {
    secciones: ['contactanos/reclamos', 'contactanos/consultas'],
    eventos: ['crear', 'cambiar'],
  }),
  aviso('creditos', 'Evaluación de créditos', 'https://evaluacion.example/solicitudes', {
    secciones: ['contactanos/solicitudes-creditos'],
    eventos: ['crear'],
  }),
  aviso('app', 'Aplicación del celular', 'https://app.example/agencias', {
    secciones: ['sitio/agencias', 'promociones'],
    eventos: ['publicar'],
  }),
];
