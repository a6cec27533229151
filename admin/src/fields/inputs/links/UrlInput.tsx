import TravelExplore from '@mui/icons-material/TravelExplore';
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, IconButton, InputAdornment } from '@mui/material';
import { useState } from 'react';
import { TextInput, useSourceContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { InputProps } from '../InputProps';
import { SitePicker } from './SitePicker';

/** An address; of something of the site, also found by its name. */
export function UrlInput({ field, source, label, helperText, isRequired }: InputProps<'url'>) {
  const [isOpen, setOpen] = useState(false);
  const { getSource } = useSourceContext();
  const { setValue } = useFormContext();
  const pick = (url: string) => {
    setValue(getSource(source), url, { shouldDirty: true, shouldValidate: true });
    setOpen(false);
  };
  const finder = (
    <InputAdornment position="end">
      <IconButton
        edge="end"
        aria-label={`Buscar en el sitio: ${label}`}
        title="Buscar una página, publicación o documento por su nombre"
        onClick={() => setOpen(true)}
      >
        <TravelExplore />
      </IconButton>
    </InputAdornment>
  );
  return (
    <>
      <TextInput
        {...{ source, label, helperText, isRequired }}
        slotProps={field.elsewhere ? {} : { input: { endAdornment: finder } }}
      />
      {isOpen && (
        <Dialog open onClose={() => setOpen(false)} fullWidth maxWidth="sm" aria-labelledby="buscar-enlace">
          <DialogTitle id="buscar-enlace">{`${label}: buscar en el sitio`}</DialogTitle>
          <DialogContent>
            <SitePicker onPick={({ url }) => pick(url)} />
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setOpen(false)}>Cancelar</Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}
