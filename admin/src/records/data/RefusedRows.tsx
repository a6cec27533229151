import type { AnySection } from '@coop/domain';
import { Alert, Box, Typography } from '@mui/material';
import { Link } from 'react-admin';
import { faultLines } from '../../fields/facts/faults';
import type { Problem } from '../../ground/api/fetchApi';

export type Refusal = { message: string; fallas: NonNullable<Problem['fallas']> };

type RefusedRowsProps = Refusal & { sectionOf: (id: string) => AnySection };

/** Rows that refused an order, with the reason and a link. */
export function RefusedRows({ sectionOf, message, fallas }: RefusedRowsProps) {
  return (
    <>
      <Alert severity="error">{message}</Alert>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {fallas.map(({ id, titulo, errores }) => (
          <Box component="li" key={id} sx={{ mt: 2 }}>
            <Link to={`/administrador/${sectionOf(id).name}/${encodeURIComponent(id)}`}>{titulo}</Link>
            {faultLines(sectionOf(id), errores).map((line) => (
              <Typography key={line} variant="body2">
                {line}
              </Typography>
            ))}
          </Box>
        ))}
      </Box>
    </>
  );
}
