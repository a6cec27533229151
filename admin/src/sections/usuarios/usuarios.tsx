import { type AnySection, hasRightOver } from '@coop/domain';
import { useMemo } from 'react';
import { useGetOne } from 'react-admin';
import { useParams } from 'react-router-dom';
import { useYo } from '../../ground/staff/useYo';
import type { SectionProps } from '../../records/data/SectionProps';
import { SectionCreate, SectionEdit, SectionShow } from '../../records/screens/later';
import type { Override } from '../Override';
import { AccessButtons } from './AccessButtons';

/** Users are generated like every section, and their access has orders of its own. */
export const usuarios: Override = {
  section: 'usuarios',
  Create: (props) => <SectionCreate {...props} section={useOfferedRoles(props.section)} />,
  Edit,
  Show: (props) => <SectionShow {...props} extra={<AccessButtons />} />,
};

function Edit({ section, ...props }: SectionProps) {
  const { id } = useParams();
  const { data } = useGetOne(section.name, { id });
  return <SectionEdit {...props} section={useOfferedRoles(section, data?.rol)} extra={<AccessButtons />} />;
}

/** The section with the roles that this user may give; the one that somebody has stays among them. */
function useOfferedRoles(section: AnySection, current?: string): AnySection {
  const { rol } = useYo();
  return useMemo(() => {
    const { choices = {} } = section.fields.rol;
    const offered = Object.entries(choices).filter(([one]) => one === current || hasRightOver(rol, one));
    return {
      ...section,
      fields: { ...section.fields, rol: { ...section.fields.rol, choices: Object.fromEntries(offered) } },
    };
  }, [section, rol, current]);
}
