import type { AnySection } from '@coop/domain';
import UploadFile from '@mui/icons-material/UploadFile';
import { Suspense, useState } from 'react';
import { later } from '../../ground/page/lazily';
import { ToolButton } from '../../ground/tools/tools';

const Dialog = later(async () => (await import('./ImportDialog')).ImportDialog);

/** Opens the spreadsheet import. */
export function ImportButton({ section }: { section: AnySection }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <ToolButton label="Importar" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <UploadFile />
      </ToolButton>
      {open && (
        <Suspense>
          <Dialog section={section} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
