import { rowOfMenu } from '@coop/domain/sections/menu/rowOfMenu';
import Restore from '@mui/icons-material/Restore';
import { Button } from '@mui/material';
import { useState } from 'react';
import { Confirm } from 'react-admin';
import { useFormContext } from 'react-hook-form';

/** Puts the menu of the specification into the form; nothing of it is saved by that. */
export function OriginButton() {
  const { setValue } = useFormContext();
  const [asked, setAsked] = useState(false);
  const restore = () => {
    for (const [name, value] of Object.entries(rowOfMenu())) setValue(name, value, { shouldDirty: true });
    setAsked(false);
  };
  return (
    <>
      <Button variant="outlined" size="small" startIcon={<Restore />} onClick={() => setAsked(true)}>
        Volver al menú de origen
      </Button>
      <Confirm
        isOpen={asked}
        title="¿Volver al menú de origen?"
        content="El formulario tendrá los nombres y el orden con los que vino el sitio, y nada de lo agregado. Los visitantes lo verán cuando lo publique."
        confirm="Volver al menú de origen"
        onConfirm={restore}
        onClose={() => setAsked(false)}
      />
    </>
  );
}
