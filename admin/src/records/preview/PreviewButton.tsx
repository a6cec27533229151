import { type AnySection, isPreviewable } from '@coop/domain';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { useCan } from '../../ground/staff/useCan';
import { PreviewDialog } from './PreviewDialog';

/** Opens the preview links of a record before publication. */
export function PreviewButton({ section }: { section: AnySection }) {
  const record = useRecordContext();
  const can = useCan();
  const [open, setOpen] = useState(false);
  if (!record || !isPreviewable(section) || !can(section.name, 'editar')) return null;
  return (
    <>
      <Button variant="outlined" startIcon={<Visibility />} onClick={() => setOpen(true)}>
        Vista previa
      </Button>
      {open && <PreviewDialog section={section} record={record} onClose={() => setOpen(false)} />}
    </>
  );
}
