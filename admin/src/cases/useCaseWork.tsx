import { type AnySection, assigns } from '@coop/domain';
import { answerAddress } from '@coop/domain/sections/shared/atencion/answerAddress';
import { Alert, Box, Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link, type RaRecord, useDataProvider, useListContext } from 'react-admin';
import type { OfferedOrder } from '../ground/api/dataProvider';
import { formatConfirmation, stays, useOrders } from '../records/orders/useOrders';
import { findNextCase } from './queue/nextCase';
import { addressOfCase, fromCase } from './queue/QueueItem';

type ExecutedOrder = { label: string; name: string; row: RaRecord };

/** Confirms the order just executed, with the answer's delivery method and a link to the next open case. */
export function DoneNotice({ section, done: { label, name, row } }: { section: AnySection; done: ExecutedOrder }) {
  const { getList } = useDataProvider();
  const { filterValues = {} } = useListContext();
  const { data: next } = useQuery({
    queryKey: [section.name, 'siguiente', row.id, row.version],
    queryFn: async () => (await findNextCase(getList, section, row.id, filterValues)) ?? null,
  });
  const notice = useRef<HTMLDivElement>(null);
  const link = useRef<HTMLAnchorElement>(null);
  // The order's button is gone: focuses this notice, and then the link to the next case once it is known.
  useEffect(() => notice.current?.focus(), []);
  useEffect(() => {
    if (next && document.activeElement === notice.current) link.current?.focus();
  }, [next]);
  return (
    <Alert ref={notice} tabIndex={-1} severity="success" role="status" className="solo-pantalla">
      {[formatConfirmation(label), name === 'responder' && wayOf(section, row)].filter(Boolean).join(' ')}
      {next && (
        <Box sx={{ mt: 1 }}>
          <Button
            ref={link}
            variant="contained"
            size="small"
            component={Link}
            to={addressOfCase(section, next)}
            state={fromCase}
          >
            {`Siguiente: ${next.codigo}`}
          </Button>
        </Box>
      )}
    </Alert>
  );
}

/** Email is sent by the server; other methods are shown as chosen. */
function wayOf({ fields }: AnySection, row: RaRecord): string | undefined {
  const address = answerAddress(row);
  if (address) return `Sale por correo a ${address}.`;
  const way = fields.medioUsado?.choices?.[String(row.medioUsado)];
  return way && `${fields.medioUsado?.label}: ${way}.`;
}

export type CaseWork = ReturnType<typeof useCaseWork>;

/** Orders of the usual workflow; their buttons come first. */
const usual = new Set([
  'analizar',
  'aprobar',
  'archivar',
  'atender',
  'cerrar',
  'contactar',
  'desembolsar',
  'dictaminar',
  'evaluar',
  'pedirDocumentos',
  'responder',
  'revisar',
]);

export function useCaseWork(section: AnySection, record: RaRecord, isDesk: boolean) {
  const { offered, impeded, isKnown, error, refetch } = useOrders(section, record);
  const [chosen, setChosen] = useState<string>();
  const [done, setDone] = useState<ExecutedOrder>();
  // Moves the focus to the form only if a button opened it.
  const goesToForm = useRef(false);
  const orders = offered.filter((order) => !(assigns(order.transition) && stays(order, record)));
  const first = orders.filter(({ name }) => usual.has(name));
  // On wide screens the answer's form opens by itself if it is the only usual order left.
  const answers = orders.find(({ name }) => name === 'responder');
  const opensItself = isDesk && !done && first.length === 1 ? answers : undefined;
  const open = orders.find(({ name }) => name === chosen) ?? (chosen === '' ? undefined : opensItself);

  useEffect(() => {
    if (!open || !goesToForm.current) return;
    goesToForm.current = false;
    const form = document.getElementById('orden-del-caso');
    form?.querySelector<HTMLElement>('textarea, input:not([type=hidden]), [role=combobox]')?.focus();
  });

  return {
    first,
    rest: orders.filter(({ name }) => !usual.has(name)),
    impeded,
    isKnown,
    error,
    refetch,
    open,
    done,
    choose: (order: OfferedOrder) => {
      goesToForm.current = true;
      setDone(undefined);
      setChosen(order.name);
    },
    close: () => setChosen(''),
    finish: (order: OfferedOrder, row: RaRecord) => {
      setDone({ label: order.transition.label, name: order.name, row });
      setChosen(undefined);
    },
  };
}
