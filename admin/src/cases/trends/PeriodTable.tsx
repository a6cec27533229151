import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import type { ReactNode } from 'react';

type Props = { summary: string; columns: readonly string[]; rows: readonly (readonly [key: string, ...ReactNode[]])[] };

/** Collapsible data table of a chart. The first column is the row header. */
export const PeriodTable = ({ summary, columns, rows }: Props) => (
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
