import type { ParametrosRcIva } from '@coop/domain/calculators';
import { rcIvaOf } from '@coop/domain/sections/parametros/rcIvaOf';
import { Alert } from '@mui/material';
import type { ReactNode } from 'react';
import { useParametros } from '../../ground/queries/useParametros';

/** What reckons with the tax in force; where nobody wrote it, that nothing can be reckoned. */
export function WithRcIva({ children }: { children: (rcIva: ParametrosRcIva) => ReactNode }) {
  const parametros = useParametros();
  if (parametros === null)
    return <Alert severity="warning">Faltan los parámetros normativos vigentes: no se puede simular.</Alert>;
  return parametros && children(rcIvaOf(parametros));
}
