import { type AnySection, copies } from '@coop/domain';
import { Button } from '@mui/material';
import { Link, useRecordContext } from 'react-admin';
import { useCan } from '../../ground/staff/useCan';
import { newFrom } from '../publishing/newFrom';

/** Opens the create form with a copy of this record, or its next version. Saves nothing. */
export function CopyButton({ section }: { section: AnySection }) {
  const record = useRecordContext();
  const can = useCan();
  if (!record || !copies(section) || !can(section.name, 'crear')) return null;
  return (
    <Button variant="outlined" component={Link} to={newFrom(section, record)}>
      {section.publication?.versioned ? 'Nueva versión' : 'Duplicar'}
    </Button>
  );
}
