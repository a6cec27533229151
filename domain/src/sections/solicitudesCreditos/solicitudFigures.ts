import { type Figures, PATIENCE } from '../../language/figure.js';

const untouched = ['recibida', 'en_revision'];
const open = [...untouched, 'contactado', 'documentos_pendientes', 'en_evaluacion', 'aprobada'];

export const solicitudFigures: Figures = ({ uid, staleSince }) => [
  {
    clave: 'sin_contacto',
    etiqueta: `Más de ${PATIENCE} días hábiles sin contacto`,
    tono: 'urgente',
    filtro: { estado: untouched, creadoEn_hasta: staleSince },
  },
  { clave: 'mias', etiqueta: 'A su cargo', tono: 'pendiente', filtro: { estado: open, asignadoA: uid } },
  {
    clave: 'esperan_documentos',
    etiqueta: 'Esperan documentos',
    tono: 'pendiente',
    filtro: { estado: 'documentos_pendientes' },
  },
  { clave: 'en_evaluacion', etiqueta: 'En evaluación', tono: 'pendiente', filtro: { estado: 'en_evaluacion' } },
  {
    clave: 'por_desembolsar',
    etiqueta: 'Aprobadas sin desembolsar',
    tono: 'pendiente',
    filtro: { estado: 'aprobada' },
  },
];
