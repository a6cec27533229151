import UploadFile from '@mui/icons-material/UploadFile';
import { Button } from '@mui/material';
import { useState } from 'react';
import { UploadDialog } from './UploadDialog';

/** The way to bring a file before anything uses it. */
export function UploadButton({ onUploaded }: { onUploaded: (id: string) => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="contained" size="small" startIcon={<UploadFile />} onClick={() => setOpen(true)}>
        Subir un archivo
      </Button>
      {open && (
        <UploadDialog
          onClose={() => setOpen(false)}
          onUploaded={(id) => {
            setOpen(false);
            onUploaded(id);
          }}
        />
      )}
    </>
  );
}
