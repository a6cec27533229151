import type { AnySection } from '@coop/domain';
import UploadFile from '@mui/icons-material/UploadFile';
import { useState } from 'react';
import { ToolButton } from '../../ground/tools/ToolButton';
import { ImportDialog } from './ImportDialog';

/** Opens the spreadsheet import. */
export function ImportButton({ section }: { section: AnySection }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <ToolButton label="Importar" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <UploadFile />
      </ToolButton>
      {open && <ImportDialog section={section} onClose={() => setOpen(false)} />}
    </>
  );
}
