import { SectionShow } from '../../records/screens/later';
import type { Override } from '../Override';
import { LastColumn } from './LastColumn';
import { RedirectButton } from './RedirectButton';

/** What visitors asked for in vain leads to the redirection that mends it. */
export const noEncontradas: Override = {
  section: 'sitio/direcciones-no-encontradas',
  columns: { ultimaVez: LastColumn },
  Show: (props) => <SectionShow {...props} extra={<RedirectButton />} />,
};
