import { rowOfMenu } from '@coop/domain/sections/menu/rowOfMenu';
import Restore from '@mui/icons-material/Restore';
import { Box, Button, Card, CardContent, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { Confirm } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';

type Entrada = { texto?: string; ruta?: string; oculto?: boolean; soloPie?: boolean; entradas?: Entrada[] };

export function MenuPreview() {
  const id = useId();
  const [grupos = [], pie = []] = useWatch({ name: ['grupos', 'pie'] }) as [Entrada[]?, Entrada[]?];
  return (
    <Card component="section" aria-labelledby={id}>
      <CardContent sx={{ display: 'grid', gap: 1.5 }}>
        <Typography id={id} variant="h3" component="h2">
          Así queda
        </Typography>
        <Box component="ul" sx={list}>
          {visibleEntries(grupos).map(({ texto, ruta, entradas }) => (
            <li key={`${texto} ${ruta}`}>
              <strong>{texto}</strong>
              <Box component="ul" sx={{ ...list, pl: 2 }}>
                {visibleEntries(entradas).map((entrada) => (
                  <li key={`${entrada.texto} ${entrada.ruta}`}>
                    {entrada.texto}
                    {entrada.soloPie && <small> (solo al pie)</small>}
                  </li>
                ))}
              </Box>
            </li>
          ))}
          <li>
            <strong>Al pie:</strong>{' '}
            {visibleEntries(pie)
              .map(({ texto }) => texto)
              .join(', ')}
          </li>
        </Box>
        <OriginButton />
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          Los visitantes lo ven cuando se publica. Una página nueva aparece cuando ella también está publicada.
        </Typography>
      </CardContent>
    </Card>
  );
}

const visibleEntries = (entries: readonly (Entrada | undefined)[] = []) =>
  entries.flatMap((entry) => (entry?.texto && !entry.oculto ? [entry] : []));

const list = { m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.25, overflowWrap: 'anywhere' };

function OriginButton() {
  const { setValue } = useFormContext();
  const [isConfirming, setConfirming] = useState(false);
  const restore = () => {
    for (const [name, value] of Object.entries(rowOfMenu())) setValue(name, value, { shouldDirty: true });
    setConfirming(false);
  };
  return (
    <>
      <Button variant="outlined" size="small" startIcon={<Restore />} onClick={() => setConfirming(true)}>
        Volver al menú de origen
      </Button>
      <Confirm
        isOpen={isConfirming}
        title="¿Volver al menú de origen?"
        content="El formulario tendrá los nombres y el orden con los que vino el sitio, y nada de lo agregado. Los visitantes lo verán cuando lo publique."
        confirm="Volver al menú de origen"
        onConfirm={restore}
        onClose={() => setConfirming(false)}
      />
    </>
  );
}
