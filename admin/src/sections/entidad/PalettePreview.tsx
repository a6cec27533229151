import { type Colores, type Paleta, paletaDe } from '@coop/domain/paleta';
import { Box, Card, CardContent, Typography } from '@mui/material';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';

const COLOUR = /^#[0-9a-f]{6}$/i;

export function PalettePreview() {
  const id = useId();
  const paleta = paletaDe(useChosenColours());
  return (
    <Card component="section" aria-labelledby={id}>
      <CardContent sx={{ display: 'grid', gap: 1.5 }}>
        <Typography id={id} variant="h3" component="h2">
          Los colores en el sitio
        </Typography>
        <Sample paleta={paleta} />
        <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, m: 0, p: 0, listStyle: 'none' }}>
          {Object.entries(paleta).map(([name, colour]) => (
            <Box
              component="li"
              key={name}
              title={colour}
              sx={{ width: 28, height: 28, borderRadius: 1, border: 1, borderColor: 'divider', bgcolor: colour }}
            />
          ))}
        </Box>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          Con lo que dice este formulario. No hace falta guardar.
        </Typography>
      </CardContent>
    </Card>
  );
}

const Sample = ({ paleta }: { paleta: Paleta }) => (
  <Box sx={{ border: 1, borderColor: paleta.linea, borderRadius: 2, overflow: 'hidden', fontSize: '0.875rem' }}>
    <Box sx={{ p: 1.5, bgcolor: paleta.fondo, color: '#fff' }}>
      Portada
      <Box sx={{ ...pill, ml: 1.5, bgcolor: paleta.acento, color: paleta.tinta }}>Abrir una caja</Box>
    </Box>
    <Box sx={{ p: 1.5, bgcolor: paleta.papel, color: paleta.tinta }}>
      Texto de una página, con{' '}
      <Box component="span" sx={{ color: paleta.principal, textDecoration: 'underline' }}>
        un enlace
      </Box>
      .<Box sx={{ ...pill, mt: 1, bgcolor: paleta.principal, color: '#fff' }}>Enviar</Box>
    </Box>
  </Box>
);

const pill = { display: 'inline-block', px: 1.5, py: 0.5, borderRadius: 99, fontWeight: 650, width: 'fit-content' };

/** Returns the chosen colours; an incomplete code counts as none. */
function useChosenColours(): Colores | null {
  const [color, acento] = useWatch({ name: ['color', 'colorAcento'] }) as unknown[];
  const read = (value: unknown) => (typeof value === 'string' && COLOUR.test(value) ? value : null);
  const principal = read(color);
  return principal === null ? null : { principal, acento: read(acento) };
}
