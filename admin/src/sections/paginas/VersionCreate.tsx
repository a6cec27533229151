import { useSearchParams } from 'react-router-dom';
import type { SectionProps } from '../../records/data/SectionProps';
import { SectionCreate } from '../../records/screens/later';

/** A page, or a version of one in a language that it lacks. */
export function VersionCreate(props: SectionProps) {
  const [query] = useSearchParams();
  const begun = BEGUN.flatMap((name) => {
    const value = query.get(name);
    return value ? [[name, value]] : [];
  });
  return <SectionCreate {...props} start={Object.fromEntries(begun)} />;
}

/** What the address of the form may say. */
const BEGUN = ['idioma', 'versionDe', 'ruta'];
