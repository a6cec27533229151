import type { PublicFile } from '../../language/publicFile.js';
import type { Published } from '../../language/section.js';
import type { Entidad, Imagen } from '../../site/entidad.js';
import type { entidad } from './entidad.js';

/** Maps the published row to the entity. The demo flag comes from the configuration, not from the row. */
export const entidadOf = (row: Published<typeof entidad>, demostracion: boolean): Entidad => ({
  nombre: row.nombre,
  nombreCorto: row.nombreCorto,
  lema: row.lema,
  nit: row.nit,
  licencia: row.licencia,
  telefonoGratuito: row.telefonoGratuito,
  horarioTelefono: row.horarioTelefono,
  bloqueoTarjetas:
    row.bloqueoTelefono && row.bloqueoHorario ? { telefono: row.bloqueoTelefono, horario: row.bloqueoHorario } : null,
  whatsapp: row.whatsapp?.replace(/\D/g, '') ?? null,
  bancaEnLinea: row.bancaEnLinea,
  correo: row.correo,
  redes: row.redes,
  direccion: row.direccion,
  ciudad: row.ciudad,
  horario: row.horario,
  supervision: row.supervision,
  defensoria: { nombre: row.defensoriaNombre, telefono: row.defensoriaTelefono },
  cuentas: row.cuentas,
  logos: { claro: imagenOf(row.logoClaro), oscuro: imagenOf(row.logoOscuro), cuadrado: imagenOf(row.logoCuadrado) },
  imagenSocial: imagenOf(row.imagenSocial),
  colores: row.color ? { principal: row.color, acento: row.colorAcento } : null,
  motivo: row.motivo,
  pie: row.pie,
  privacidad: { consentimiento: row.consentimiento, versiones: row.politicas },
  demostracion,
  enPreparacion: false,
});

const imagenOf = (file: PublicFile | null): Imagen | null =>
  file && { id: file.id, url: file.url, alternativo: file.alternativo, ancho: file.ancho, alto: file.alto };
