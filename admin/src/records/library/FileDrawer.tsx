import type { StaffFile } from '@coop/domain/answers';
import Close from '@mui/icons-material/Close';
import Download from '@mui/icons-material/Download';
import SwapHoriz from '@mui/icons-material/SwapHoriz';
import { Alert, Box, Button, Drawer, IconButton, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Confirm, Loading, useNotify } from 'react-admin';
import { FileThumb } from '../../fields/files/FileThumb';
import { useStoredFile } from '../../fields/files/StoredFilePreview';
import { isImage } from '../../ground/api/uploadFile';
import { useStoredFileDownload } from '../../ground/queries/useDownload';
import { DeleteFile, UsesList } from './DeleteFile';
import { FileFacts, VersionsList } from './FileFacts';
import { ImageEditor } from './ImageEditor';
import { LabelsField } from './LabelsField';
import { libraryApi } from './libraryApi';
import { ReplaceDialog } from './ReplaceDialog';

type Props = { id: string; onClose: () => void };

export function FileDrawer({ id, onClose }: Props) {
  const { data: file, error } = useStoredFile(id);
  const [isDirty, setDirty] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const leave = () => (isDirty ? setLeaving(true) : onClose());
  return (
    <Drawer
      open
      anchor="right"
      onClose={leave}
      // Above the app bar, which would cover its heading.
      sx={{ zIndex: 'modal' }}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': 'archivo', sx: { width: 'min(100%, 600px)' } } }}
    >
      <Box sx={heading}>
        <Typography id="archivo" variant="h2" sx={{ flex: 1, pt: 0.75, overflowWrap: 'anywhere' }}>
          {file?.nombreOriginal ?? 'Archivo'}
        </Typography>
        <IconButton onClick={leave} aria-label="Cerrar">
          <Close />
        </IconButton>
      </Box>
      <Box sx={{ p: 2.5, display: 'grid', gap: 3, minWidth: 0 }}>
        {error && <Alert severity="error">{error.message}</Alert>}
        {!file && !error && <Loading />}
        {file && <Parts file={file} onDirty={setDirty} onRemoved={onClose} />}
      </Box>
      <Confirm
        isOpen={isLeaving}
        title="Hay cambios sin guardar"
        content="Si cierra ahora se pierden."
        confirm="Descartar"
        cancel="Seguir aquí"
        onConfirm={onClose}
        onClose={() => setLeaving(false)}
      />
    </Drawer>
  );
}

type PartsProps = { file: StaffFile; onDirty: (isDirty: boolean) => void; onRemoved: () => void };

function Parts({ file, onDirty, onRemoved }: PartsProps) {
  const download = useStoredFileDownload();
  return (
    <>
      {isImage(file) ? (
        // Remounts on replacement, because edits belong to the previous image.
        <ImageEditor key={file.creadoEn} file={file} onDirty={onDirty} />
      ) : (
        <Box sx={{ maxWidth: 220 }}>
          <FileThumb file={file} />
        </Box>
      )}
      <FileFacts file={file} />
      <LabelsEditor key={String(file.etiquetas)} file={file} />
      <UsesList id={file.id} />
      <VersionsList file={file} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'start' }}>
        <ReplaceButton file={file} />
        <Button startIcon={<Download />} onClick={() => download(file)}>
          Descargar
        </Button>
        <DeleteFile file={file} onRemoved={onRemoved} />
      </Box>
    </>
  );
}

const heading = {
  position: 'sticky',
  top: 0,
  // Above the labels of the fields that scroll under it.
  zIndex: 2,
  display: 'flex',
  alignItems: 'start',
  gap: 1,
  px: 2.5,
  py: 1.5,
  bgcolor: 'background.paper',
  borderBottom: 1,
  borderColor: 'divider',
};

function ReplaceButton({ file }: { file: StaffFile }) {
  const [open, setOpen] = useState(false);
  if (!file.reemplazable)
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary', flexBasis: '100%' }}>
        Este documento no se reemplaza: en su sección se agrega uno nuevo, para que ambos queden a la vista.
      </Typography>
    );
  return (
    <>
      <Button variant="outlined" startIcon={<SwapHoriz />} onClick={() => setOpen(true)}>
        Reemplazar
      </Button>
      {open && <ReplaceDialog file={file} onClose={() => setOpen(false)} />}
    </>
  );
}

function LabelsEditor({ file }: { file: StaffFile }) {
  const client = useQueryClient();
  const notify = useNotify();
  const [labels, setLabels] = useState(file.etiquetas);
  const [fault, setFault] = useState<string>();
  const isDirty = String([...labels].sort()) !== String([...file.etiquetas].sort());

  const save = async () => {
    setFault(undefined);
    try {
      await libraryApi.change(file, { etiquetas: labels });
      notify('Etiquetas guardadas', { type: 'success' });
      await client.invalidateQueries({ queryKey: ['archivos'] });
    } catch (error) {
      setFault((error as Error).message);
    }
  };

  return (
    <Box sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
      <LabelsField value={labels} onChange={setLabels} />
      {fault && <Alert severity="error">{fault}</Alert>}
      {isDirty && (
        <Box>
          <Button variant="outlined" onClick={() => void save()}>
            Guardar etiquetas
          </Button>
        </Box>
      )}
    </Box>
  );
}
