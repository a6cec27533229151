import type { ParametrosRcIva } from '@coop/domain/calculators';
import { rcIvaOf } from '@coop/domain/sections/parametros/rcIvaOf';
import { Alert } from '@mui/material';
import type { ReactNode } from 'react';
import { useParametros } from '../../ground/queries/useParametros';

/** Provides the RC-IVA parameters in force; warns if there are none. */
export function WithRcIva({ children }: { children: (rcIva: ParametrosRcIva) => ReactNode }) {
  const parametros = useParametros();
  if (parametros === null)
    return <Alert severity="warning">Faltan los parámetros normativos vigentes: no se puede simular.</Alert>;
  return parametros && children(rcIvaOf(parametros));
}
