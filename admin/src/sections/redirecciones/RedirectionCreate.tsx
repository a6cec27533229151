import { useSearchParams } from 'react-router-dom';
import type { SectionProps } from '../../records/data/SectionProps';
import { SectionCreate } from '../../records/screens/later';

/** In the address of the form: what is not found and is to lead elsewhere. */
export const FROM_ADDRESS = 'desde';

/** A redirection, of an address that somebody noticed. */
export function RedirectionCreate(props: SectionProps) {
  const [query] = useSearchParams();
  const desde = query.get(FROM_ADDRESS);
  return <SectionCreate {...props} start={desde ? { desde } : {}} />;
}
