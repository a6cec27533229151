import TravelExplore from '@mui/icons-material/TravelExplore';
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, IconButton, InputAdornment } from '@mui/material';
import { useState } from 'react';
import { TextInput, useSourceContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { InputProps } from '../InputProps';
import { nameIn, normalizeAddress } from './normalizeAddress';
import { SitePicker } from './SitePicker';

/** URL input with a search for the site's own pages. */
export function UrlInput({ field, source, label, helperText, isRequired }: InputProps<'url'>) {
  const [isOpen, setOpen] = useState(false);
  const { getSource } = useSourceContext();
  const { getValues, setValue } = useFormContext();
  const written = () => String(getValues(getSource(source)) ?? '');
  const put = (url: string) => setValue(getSource(source), url, { shouldDirty: true, shouldValidate: true });
  const pick = (url: string) => {
    put(url);
    setOpen(false);
  };
  const keep = () => {
    const address = normalizeAddress(written(), location.origin);
    if (address !== written()) put(address);
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
        onBlur={keep}
        slotProps={field.elsewhere ? {} : { input: { endAdornment: finder } }}
      />
      {isOpen && (
        <Dialog open onClose={() => setOpen(false)} fullWidth maxWidth="sm" aria-labelledby="buscar-enlace">
          <DialogTitle id="buscar-enlace">{`${label}: buscar en el sitio`}</DialogTitle>
          <DialogContent>
            <SitePicker initial={nameIn(written())} onPick={({ url }) => pick(url)} />
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setOpen(false)}>Cancelar</Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}
