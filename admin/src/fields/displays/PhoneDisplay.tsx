import { Link } from '@mui/material';
import { pressable } from '../../ground/theme/pressable';
import type { DisplayProps } from './DisplayProps';

/** A telephone number, to call it; a Bolivian one without its prefix. */
export function PhoneDisplay({ value, brief }: DisplayProps<'phone'>) {
  const number = String(value);
  const shown = number.replace(/^\+591/, '');
  // What retention left in its place is no number.
  if (brief || !number.startsWith('+')) return <span style={{ whiteSpace: 'nowrap' }}>{shown}</span>;
  return (
    <Link href={`tel:${number}`} sx={pressable}>
      {shown}
    </Link>
  );
}
