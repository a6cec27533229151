import type { AnySection } from '@coop/domain';
import { Box, Card, CardContent, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { Link } from 'react-admin';
import { listPath } from './listPath';
import { useCount } from './useCount';

/** How much of each publication is published, and how much waits as a draft. */
export function ContentTable({ sections }: { sections: readonly AnySection[] }) {
  return (
    <Card component="section" aria-labelledby="contenido">
      <CardContent>
        <Typography id="contenido" variant="h3" component="h3" sx={{ mb: 1 }}>
          Contenido del sitio
        </Typography>
        <Box sx={{ overflowX: 'auto' }}>
          <Table size="small" sx={{ '& td, & th': { px: { xs: 0.75, sm: 2 } } }}>
            <TableHead>
              <TableRow>
                <TableCell>Sección</TableCell>
                <TableCell align="right">Publicados</TableCell>
                <TableCell align="right">Borradores</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {sections.map((section) => (
                <TableRow key={section.name} hover>
                  <TableCell component="th" scope="row">
                    <Link to={`/administrador/${section.name}`}>{section.label.many}</Link>
                  </TableCell>
                  <Count section={section} state="publicado" />
                  <Count section={section} state="borrador" />
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Box>
      </CardContent>
    </Card>
  );
}

function Count({ section, state }: { section: AnySection; state: string }) {
  const count = useCount(section.name, { estado: state });
  return (
    <TableCell align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {count ? <Link to={listPath(section.name, { estado: state })}>{count}</Link> : (count ?? '…')}
    </TableCell>
  );
}
