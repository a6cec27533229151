import type { Draft } from '../../language/section.js';
import type { Entidad } from '../../site/entidad.js';
import type { entidad } from './entidad.js';

/** Maps the current entity to initial form values. Pictures are left out because they come from the library. */
export const rowOfEntidad = ({
  bloqueoTarjetas,
  defensoria,
  colores,
  whatsapp,
  logos: _logos,
  imagenSocial: _imagen,
  demostracion: _demostracion,
  enPreparacion: _enPreparacion,
  redes,
  cuentas,
  privacidad,
  ...same
}: Entidad): Draft<typeof entidad> => ({
  ...same,
  bloqueoTelefono: bloqueoTarjetas?.telefono ?? null,
  bloqueoHorario: bloqueoTarjetas?.horario ?? null,
  whatsapp: whatsapp && `+${whatsapp}`,
  defensoriaNombre: defensoria.nombre,
  defensoriaTelefono: defensoria.telefono,
  redes: [...redes],
  cuentas: [...cuentas],
  color: colores?.principal ?? null,
  colorAcento: colores?.acento ?? null,
  consentimiento: privacidad.consentimiento,
  politicas: [...privacidad.versiones],
});
