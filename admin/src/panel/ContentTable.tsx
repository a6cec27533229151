import { findSection } from '@coop/domain';
import type { Figure } from '@coop/domain/answers';
import { Box, Card, CardContent, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { Link } from 'react-admin';
import { amountOf } from '../ground/queries/amountOf';
import { pressable } from '../ground/theme/pressable';
import { bySectionOf } from './bySectionOf';

const columns = {
  publicados: 'Publicados',
  borradores: 'Borradores',
  con_cambios: 'Con cambios',
  por_vencer: 'Por vencer',
};

/** Table of published and pending counts per publication. */
export function ContentTable({ figures }: { figures: readonly Figure[] }) {
  const bySection = bySectionOf(figures.filter(({ clave }) => clave in columns));
  const publications = [...bySection].filter(([, own]) => own.some(({ clave }) => clave === 'publicados'));
  const shown = Object.entries(columns).filter(
    ([key]) => key === 'publicados' || figures.some(({ clave, cantidad }) => clave === key && cantidad > 0),
  );
  if (publications.length === 0) return null;
  return (
    <Card component="section" aria-labelledby="contenido">
      <CardContent>
        <Typography id="contenido" variant="h3" component="h3" sx={{ mb: 1 }}>
          Contenido del sitio
        </Typography>
        <Box sx={{ overflowX: 'auto' }}>
          <Table size="small" sx={{ '& td, & th': { px: { xs: 0.75, lg: 2 } } }}>
            <TableHead>
              <TableRow>
                <TableCell>Sección</TableCell>
                {shown.map(([key, label]) => (
                  <TableCell key={key} align="right">
                    {label}
                  </TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {publications.map(([section, own]) => (
                <TableRow key={section} hover>
                  <TableCell component="th" scope="row">
                    <Link to={`/administrador/${section}`} sx={pressable}>
                      {findSection(section)?.label.many}
                    </Link>
                  </TableCell>
                  {shown.map(([key]) => (
                    <Count key={key} figure={own.find(({ clave }) => clave === key)} />
                  ))}
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Box>
      </CardContent>
    </Card>
  );
}

function Count({ figure }: { figure: Figure | undefined }) {
  const presses = figure?.tono === 'pronto' && figure.cantidad > 0;
  return (
    <TableCell align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {figure?.cantidad ? (
        <Link to={figure.enlace} sx={presses ? pressing : count}>
          {amountOf(figure)}
        </Link>
      ) : (
        '—'
      )}
    </TableCell>
  );
}

const count = { ...pressable, minWidth: 24 };
const pressing = {
  ...count,
  px: 1,
  borderRadius: 2,
  bgcolor: 'warning.main',
  color: 'warning.contrastText',
  fontWeight: 700,
};
