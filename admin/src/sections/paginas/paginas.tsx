import { useSearchParams } from 'react-router-dom';
import type { SectionProps } from '../../records/data/SectionProps';
import { SectionCreate, SectionEdit, SectionShow } from '../../records/screens/later';
import type { Override } from '../Override';
import { LanguagesMenu } from './LanguagesMenu';

/** A page, or a version of one in a language that it lacks. */
function VersionCreate(props: SectionProps) {
  const [query] = useSearchParams();
  const begun = BEGUN.flatMap((name) => {
    const value = query.get(name);
    return value ? [[name, value]] : [];
  });
  return <SectionCreate {...props} start={Object.fromEntries(begun)} />;
}

/** What the address of the form may say. */
const BEGUN = ['idioma', 'versionDe', 'ruta'];

/** A page leads to its versions in other languages, and begins those that it lacks. */
export const paginas: Override = {
  section: 'sitio/paginas',
  hidden: ['idioma'],
  Create: VersionCreate,
  Edit: (props) => <SectionEdit {...props} extra={<LanguagesMenu />} />,
  Show: (props) => <SectionShow {...props} extra={<LanguagesMenu />} />,
};
