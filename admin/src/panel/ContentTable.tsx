import { findSection } from '@coop/domain';
import type { Figure } from '@coop/domain/answers';
import { Box, Card, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { Link } from 'react-admin';
import { amountOf } from '../ground/queries/opening';
import { pressable } from '../ground/theme/palette';
import { bySectionOf } from './Waiting';

const columns = {
  publicados: 'Publicados',
  borradores: 'Borradores',
  con_cambios: 'Con cambios',
  por_vencer: 'Por vencer',
};

export function ContentTable({ figures }: { figures: readonly Figure[] }) {
  const bySection = bySectionOf(figures.filter(({ clave }) => clave in columns));
  const publications = [...bySection].filter(([, own]) => own.some(({ clave }) => clave === 'publicados'));
  const visible = Object.entries(columns).filter(
    ([key]) => key === 'publicados' || figures.some(({ clave, cantidad }) => clave === key && cantidad > 0),
  );
  if (publications.length === 0) return null;
  const pending = visible.slice(1).map(([key, label]) => `${countOf(figures, key)} ${label.toLowerCase()}`);
  return (
    <Card component="section" aria-labelledby="contenido">
      <Box component="details" open={publications.length <= FEW} sx={{ px: 2 }}>
        <Box component="summary" sx={{ py: 1.5, cursor: 'pointer' }}>
          <Typography id="contenido" variant="h3" component="h3" sx={{ display: 'inline' }}>
            Contenido del sitio
          </Typography>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {pending.map((words) => ` · ${words}`)}
          </Box>
        </Box>
        <Box sx={{ overflowX: 'auto', pb: 1 }}>
          <Table size="small" sx={{ '& td, & th': { px: { xs: 0.75, lg: 2 } } }}>
            <TableHead>
              <TableRow>
                <TableCell>Sección</TableCell>
                {visible.map(([key, label]) => (
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
                  {visible.map(([key]) => (
                    <Count key={key} figure={own.find(({ clave }) => clave === key)} />
                  ))}
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Box>
      </Box>
    </Card>
  );
}

const FEW = 4;

const countOf = (figures: readonly Figure[], key: string) =>
  figures.filter(({ clave }) => clave === key).reduce((sum, { cantidad }) => sum + cantidad, 0);

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
