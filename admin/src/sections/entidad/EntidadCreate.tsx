import { rowOfEntidad } from '@coop/domain/sections/entidad/rowOfEntidad';
import { settings } from '../../ground/page/settings';
import type { SectionProps } from '../../records/data/SectionFields';
import { SectionCreate } from '../../records/screens/later';

const { entidad } = settings;

/** Create form of the entity, prefilled from the installation's settings if present. */
export const EntidadCreate = (props: SectionProps) => (
  <SectionCreate {...props} {...(!entidad.enPreparacion && { start: rowOfEntidad(entidad) })} />
);
