import { rowOfEntidad } from '@coop/domain/sections/entidad/rowOfEntidad';
import { settings } from '../../ground/page/settings';
import type { SectionProps } from '../../records/data/SectionFields';
import { SectionCreate } from '../../records/screens/later';

const { entidad } = settings;

export const EntidadCreate = (props: SectionProps) => (
  <SectionCreate {...props} {...(!entidad.enPreparacion && { start: rowOfEntidad(entidad) })} />
);
