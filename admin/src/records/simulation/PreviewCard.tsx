import { formatShortDate } from '@coop/domain';
import { Box, Card, CardContent, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { MissingList } from '../publishing/MissingList';
import type { PreviewedInput } from './usePreviewedValues';

type Props<P> = { previewed: PreviewedInput<P>; children: (product: P, day: string) => ReactNode };

/** Live simulator with the form's values, or the fields that it still lacks. */
export function PreviewCard<P>({ previewed, children }: Props<P>) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id}>
      <CardContent>
        <Typography id={id} variant="h3" component="h2" sx={{ mb: 2 }}>
          Vista previa del simulador
        </Typography>
        {'missing' in previewed ? (
          <>
            <Typography variant="body2" sx={{ mb: 1 }}>
              Para simular falta:
            </Typography>
            <MissingList missing={previewed.missing} />
          </>
        ) : (
          <Box sx={{ display: 'grid', gap: 1.5, '& .MuiFormControl-root': { m: 0 } }}>
            {children(previewed.product, previewed.day)}
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              {`Con lo que dice este formulario, al ${formatShortDate(previewed.day)}. No hace falta guardar.`}
            </Typography>
          </Box>
        )}
      </CardContent>
    </Card>
  );
}
