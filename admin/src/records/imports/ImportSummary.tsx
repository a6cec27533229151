import type { AnySection } from '@coop/domain';
import type { ImportReview } from '@coop/domain/answers';
import { Alert, Box } from '@mui/material';

type Props = { section: AnySection; review: ImportReview };

const counted = {
  crear: ['nuevo', 'nuevos'],
  actualizar: ['que se actualiza', 'que se actualizan'],
  ninguna: ['que ya dice lo mismo', 'que ya dicen lo mismo'],
} as const;

/** How much a file would write, or each cell that keeps it from being written. */
export function ImportSummary({ section, review: { filas, fallas } }: Props) {
  if (fallas.length > 0)
    return (
      <Alert severity="error" sx={{ mt: 2 }}>
        {fallas.length === 1 ? 'Hay 1 celda que no se admite' : `Hay ${fallas.length} celdas que no se admiten`}.
        Corrija el archivo y elíjalo de nuevo: no se importa nada hasta entonces.
        <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5, maxHeight: 200, overflowY: 'auto' }}>
          {fallas.map(({ fila, celda, campo, columna, valor, mensaje }) => (
            <li key={`${fila} ${campo} ${mensaje}`}>
              <strong>{celda || `Fila ${fila}`}</strong>
              {columna && ` · ${columna}`}
              {valor && ` «${valor}»`}
              {`: ${mensaje}`}
            </li>
          ))}
        </Box>
      </Alert>
    );
  const said = Object.entries(counted).flatMap(([accion, [one, many]]) => {
    const count = filas.filter((fila) => fila.accion === accion).length;
    return count > 0 ? [`${count} ${count === 1 ? one : many}`] : [];
  });
  return (
    <Alert severity="info" sx={{ mt: 2 }}>
      {`${section.label.many}: ${said.join(', ')}. Se escriben todos o ninguno${section.kind === 'publication' ? ', como borradores' : ''}.`}
    </Alert>
  );
}
