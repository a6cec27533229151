import { entidadDeDemostracion } from '@coop/domain/entidad';

const {
  logos: _logos,
  imagenSocial: _imagen,
  privacidad: _privacidad,
  enPreparacion: _enPreparacion,
  ...described
} = entidadDeDemostracion;

/** Demo entity as the settings file of an installation describes it: images and texts come from the panel. */
export const describedEntidad = described;
