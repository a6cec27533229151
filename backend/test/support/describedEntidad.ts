import { entidadDeDemostracion } from '@coop/domain/entidad';

const {
  logos: _logos,
  imagenSocial: _imagen,
  privacidad: _privacidad,
  enPreparacion: _enPreparacion,
  ...described
} = entidadDeDemostracion;

/** The demonstration's entity as the file of an installation would describe it: pictures and texts come from the panel. */
export const describedEntidad = described;
