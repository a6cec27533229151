import type { AnySection } from '@coop/domain';
import { Alert, Box, Typography } from '@mui/material';
import { Link } from 'react-admin';
import { faultLines } from '../../fields/facts/faultLines';
import type { Problem } from '../../ground/api/HttpError';

type Props = { section: AnySection; message: string; fallas: NonNullable<Problem['fallas']> };

/** Each row that refused an order, with what it lacks and the way to it. */
export function RefusedRows({ section, message, fallas }: Props) {
  return (
    <>
      <Alert severity="error">{message}</Alert>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {fallas.map(({ id, titulo, errores }) => (
          <Box component="li" key={id} sx={{ mt: 2 }}>
            <Link to={`/administrador/${section.name}/${encodeURIComponent(id)}`}>{titulo}</Link>
            {faultLines(section, errores).map((line) => (
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
