import { formatDate, formatMoney, formatNumber, formatPercent, todayInLaPaz } from '@coop/domain/format';
import { paymentDays } from '@coop/domain/simulations';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { PageWithForm } from '../../forms/PageWithForm';
import { readForm } from '../../forms/readForm';
import { type Leer, lectorDe } from '../../reading/leer';
import { readDepositos, readParametros, simulableOf } from '../../reading/simulables';
import { depositoNames } from '../../simulators/names';
import { inputFromUrl } from '../../simulators/simulatorInput';
import { interestPayments } from '../../simulators/words';
import { simulateDeposito } from '../depositosPlazoFijo/simulator/simulateDeposito';
import { Island as Form } from './FormIsland';

export const loader = async (args: LoaderFunctionArgs) => {
  const [data, mensaje] = await Promise.all([
    readForm('contactanos/consultas', args),
    depositoMessage(lectorDe(args.context), args.request),
  ]);
  return mensaje ? { ...data, initial: { ...data.initial, mensaje } } : data;
};

export const Component = () => {
  const data = useLoaderData<typeof loader>();
  return (
    <PageWithForm
      title="Consultas"
      summary={
        data.initial.mensaje
          ? 'Un oficial le responde por el medio que usted elija. Lo que simuló está escrito abajo, y no le compromete a nada.'
          : 'Pregúntenos lo que necesite. Le responderemos por el medio que usted elija en un máximo de dos días hábiles.'
      }
      data={data}
      form={Form}
    >
      <h2>¿Qué sigue después?</h2>
      <p>Recibe un código al momento. Un asesor le responde por el medio que usted elija.</p>
      <h2>Cuide sus datos</h2>
      <p>Nunca le pediremos su clave, su PIN ni códigos. No escriba números de tarjeta ni claves en su consulta.</p>
    </PageWithForm>
  );
};

/** Returns a message about the deposit simulated in the URL, computed again because a URL can't be trusted; null without one. */
async function depositoMessage(leer: Leer, request: Request): Promise<string | null> {
  const query = new URL(request.url).searchParams.get('dpf');
  if (!query) return null;
  const today = todayInLaPaz();
  const [table, parametros, feriados] = await Promise.all([
    readDepositos(leer),
    readParametros(leer),
    leer.feriados(paymentDays(today)),
  ]);
  if (!table || !parametros) return null;
  const input = inputFromUrl({ url: `${new URL(request.url).origin}/?${query}` }, depositoNames);
  const { result } = simulateDeposito(input, simulableOf(table, parametros), today, feriados);
  if (!result) return null;
  const { terms, earned } = result;
  const money = (value: string) => formatMoney(value, terms.moneda);
  const payment = interestPayments[terms.pago ?? 'vencimiento'].toLowerCase();
  return (
    `Quiero abrir este depósito a plazo fijo: ${money(terms.monto)} a ${formatNumber(terms.plazoDias, 0)} días, ` +
    `al ${formatPercent(terms.tasaAnual)} anual, con el interés ${payment}. ` +
    `El simulador del ${formatDate(today)} dice que gano ${money(earned.interesLiquido)} y que vence el ${formatDate(earned.vencimiento)}.`
  );
}
