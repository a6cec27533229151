import { entidadDeDemostracion } from '@coop/domain/entidad';

const { logos: _logos, imagenSocial: _imagen, ...described } = entidadDeDemostracion;

/** The demonstration's entity as the file of an installation would describe it: pictures come from the panel. */
export const describedEntidad = described;
