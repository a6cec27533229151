import { useSearchParams } from 'react-router-dom';
import type { SectionProps } from '../../records/data/SectionProps';
import { SectionCreate } from '../../records/screens/later';

/** Query parameter of the create form: the path to redirect. */
export const FROM_ADDRESS = 'desde';

/** Create form of a redirect, prefilled with a path not found. */
export function RedirectionCreate(props: SectionProps) {
  const [query] = useSearchParams();
  const desde = query.get(FROM_ADDRESS);
  return <SectionCreate {...props} start={desde ? { desde } : {}} />;
}
