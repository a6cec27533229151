import { useSearchParams } from 'react-router-dom';
import type { SectionProps } from '../../records/data/SectionProps';
import { SectionCreate, SectionEdit, SectionShow } from '../../records/screens/later';
import type { Override } from '../Override';
import { LanguagesMenu } from './LanguagesMenu';

/** Create form of a page or of a translation. */
function VersionCreate(props: SectionProps) {
  const [query] = useSearchParams();
  const begun = PREFILL_PARAMETERS.flatMap((name) => {
    const value = query.get(name);
    return value ? [[name, value]] : [];
  });
  return <SectionCreate {...props} start={Object.fromEntries(begun)} />;
}

/** Query parameters that prefill the form. */
const PREFILL_PARAMETERS = ['idioma', 'versionDe', 'ruta'];

/** Pages, with a menu of their translations. */
export const paginas: Override = {
  section: 'sitio/paginas',
  hidden: ['idioma'],
  Create: VersionCreate,
  Edit: (props) => <SectionEdit {...props} extra={<LanguagesMenu />} />,
  Show: (props) => <SectionShow {...props} extra={<LanguagesMenu />} />,
};
