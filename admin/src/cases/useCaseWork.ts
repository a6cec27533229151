import { type AnySection, assigns } from '@coop/domain';
import { useEffect, useRef, useState } from 'react';
import type { RaRecord } from 'react-admin';
import type { OfferedOrder } from '../ground/api/OfferedOrder';
import { stays } from '../records/orders/stays';
import { useOrders } from '../records/orders/useOrders';
import type { Done } from './DoneNotice';

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

/** Returns the orders available on a case, the open one and the last one executed. */
export function useCaseWork(section: AnySection, record: RaRecord, isDesk: boolean) {
  const { offered, impeded, isKnown, error, refetch } = useOrders(section, record);
  const [chosen, setChosen] = useState<string>();
  const [done, setDone] = useState<Done>();
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
