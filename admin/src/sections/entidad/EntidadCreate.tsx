import { rowOfEntidad } from '@coop/domain/sections/entidad/rowOfEntidad';
import { settings } from '../../ground/page/settings';
import type { SectionProps } from '../../records/data/SectionProps';
import { SectionCreate } from '../../records/screens/later';

const { entidad } = settings;

/** The first time, who the entity is already: as the installation's settings say it, or nobody yet. */
export const EntidadCreate = (props: SectionProps) => (
  <SectionCreate {...props} {...(!entidad.enPreparacion && { start: rowOfEntidad(entidad) })} />
);
