import type { Line, Period, Unit } from '@coop/domain/answers';
import {
  Box,
  Card,
  CardContent,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
} from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-admin';
import { httpClient } from '../../ground/api/fetchApi';

type TrendCardProps = {
  title: string;
  facts?: readonly (readonly [label: string, value: string])[];
  children: ReactNode;
};

export const TrendCard = ({ title, facts = [], children }: TrendCardProps) => (
  <Card component="article" sx={{ minWidth: 0 }}>
    <CardContent sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0,1fr)' }}>
      <Typography variant="h3" component="h4">
        {title}
      </Typography>
      {facts.length > 0 && (
        <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1, m: 0 }}>
          {facts.map(([label, value]) => (
            <Box key={label} sx={{ display: 'flex', flexDirection: 'column-reverse' }}>
              <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.85rem' }}>
                {label}
              </Box>
              <Box component="dd" sx={{ m: 0, fontSize: '1.35rem', fontWeight: 700 }}>
                {value}
              </Box>
            </Box>
          ))}
        </Box>
      )}
      {children}
    </CardContent>
  </Card>
);

export function BarTable({ title, lines }: { title: string; lines: readonly Line[] }) {
  const most = Math.max(1, ...lines.map(({ cantidad }) => cantidad));
  if (lines.length === 0) return null;
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Table size="small" sx={table}>
        <caption>{title}</caption>
        <TableBody>
          {lines.map(({ clave, etiqueta, cantidad, enlace }) => (
            <TableRow key={clave}>
              <TableCell component="th" scope="row" sx={{ width: '45%' }}>
                {etiqueta}
              </TableCell>
              <TableCell align="right" sx={{ width: 56, fontVariantNumeric: 'tabular-nums' }}>
                {cantidad > 0 ? <Link to={enlace}>{cantidad}</Link> : '0'}
              </TableCell>
              <TableCell aria-hidden>
                <Box sx={{ ...bar, width: `${(100 * cantidad) / most}%` }} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

const table = {
  tableLayout: 'fixed',
  '& td, & th': { px: 0.75, border: 0, py: 0.4 },
  '& caption': {
    captionSide: 'top',
    p: 0,
    px: 0.75,
    pb: 0.5,
    fontWeight: 650,
    fontSize: '0.9rem',
    color: 'text.primary',
  },
};

const bar = { height: 14, borderRadius: 0.5, bgcolor: 'secondary.main', opacity: 0.75 };

export const CountLink = ({ cantidad, enlace }: { cantidad: number; enlace: string }) =>
  cantidad > 0 ? <Link to={enlace}>{cantidad}</Link> : <>0</>;

type PeriodTableProps = {
  summary: string;
  columns: readonly string[];
  rows: readonly (readonly [key: string, ...ReactNode[]])[];
};

/** Collapsible data table of a chart. The first column is the row header. */
export const PeriodTable = ({ summary, columns, rows }: PeriodTableProps) => (
  <details>
    <Box component="summary" sx={{ cursor: 'pointer', minHeight: 32, color: 'primary.main', fontWeight: 600 }}>
      {summary}
    </Box>
    <Box sx={{ overflowX: 'auto' }}>
      <Table size="small">
        <TableHead>
          <TableRow>
            {columns.map((column, at) => (
              <TableCell key={column} align={at === 0 ? 'left' : 'right'}>
                {column}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(([key, ...cells]) => (
            <TableRow key={key}>
              <TableCell component="th" scope="row">
                {key}
              </TableCell>
              {cells.map((cell, at) => (
                <TableCell key={columns[at + 1]} align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                  {cell}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  </details>
);

type UnitToggleProps = { por: Unit; onChange: (por: Unit) => void };

export const UnitToggle = ({ por, onChange }: UnitToggleProps) => (
  <ToggleButtonGroup
    exclusive
    size="small"
    value={por}
    aria-label="Agrupar por"
    onChange={(_, chosen) => chosen && onChange(chosen)}
  >
    <ToggleButton value="mes">Por mes</ToggleButton>
    <ToggleButton value="semana">Por semana</ToggleButton>
  </ToggleButtonGroup>
);

const month = new Intl.DateTimeFormat('es-BO', { month: 'short', year: '2-digit', timeZone: 'UTC' });
const day = new Intl.DateTimeFormat('es-BO', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** Formats a period: «nov 26», or the first day of a week: «16 nov». */
export const periodLabel = ({ desde }: Period, por: Unit): string =>
  (por === 'mes' ? month : day).format(new Date(`${desde}T00:00:00Z`)).replace('.', '');

const STALE_MS = 300_000;

export function useByUnit<Answer>(address: string) {
  const [por, setPor] = useState<Unit>('mes');
  const { data, error, refetch } = useQuery({
    queryKey: [address, por],
    queryFn: async () => (await httpClient(`${address}?por=${por}`)).json as Answer,
    staleTime: STALE_MS,
    placeholderData: keepPreviousData,
  });
  return { por, setPor, data, error, refetch };
}
