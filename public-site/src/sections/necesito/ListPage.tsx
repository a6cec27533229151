import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { lectorDe } from '../../reading/leer';
import { Empty } from '../../ui/elements/Empty';
import { Page } from '../../ui/page/Page';
import { Calls } from './calls/Calls';
import { readCalls } from './calls/readCalls';
import { inBrief, readSituaciones } from './readSituaciones';
import { SituacionList } from './SituacionList';

export const loader = async ({ context }: LoaderFunctionArgs) => {
  const leer = lectorDe(context);
  const [situaciones, feriados] = await Promise.all([readSituaciones(leer), leer.feriados()]);
  const calls = await readCalls(leer, { of: ['linea', 'bloqueo', 'agencia'], feriados, now: new Date() });
  return { situaciones: situaciones.map(inBrief), calls, feriados };
};

export function Component() {
  const { situaciones, calls, feriados } = useLoaderData<typeof loader>();
  return (
    <Page title="Necesito…" summary="Elija lo que le pasa, o llámenos." compact noHelp>
      <div data-feriados={JSON.stringify(feriados)}>
        <Calls calls={calls} most={1} />
      </div>
      {situaciones.length > 0 ? (
        <SituacionList situaciones={situaciones} />
      ) : (
        <Empty title="Cuéntenos qué necesita">
          <p>
            Llámenos, venga a una agencia o <a href="/contactanos/consultas">escríbanos</a>: le decimos qué hacer.
          </p>
        </Empty>
      )}
    </Page>
  );
}
