import { type AnySection, copies } from '@coop/domain';
import { Button } from '@mui/material';
import { Link, useRecordContext } from 'react-admin';
import { useCan } from '../../ground/staff/useCan';
import { newFrom } from '../publishing/newFrom';

/** Begins a new record with what this one says: of a version, the next. Nothing is there until it is saved. */
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
