import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { PageWithForm } from '../../forms/PageWithForm';
import { readForm } from '../../forms/readForm';
import { lectorDe } from '../../reading/leer';
import { depositoWanted } from './depositoWanted';
import { Island as Form } from './FormIsland';

export const loader = async (args: LoaderFunctionArgs) => {
  const [data, mensaje] = await Promise.all([
    readForm('contactanos/consultas', args),
    depositoWanted(lectorDe(args.context), args.request),
  ]);
  return mensaje ? { ...data, initial: { ...data.initial, mensaje } } : data;
};

/** A question; or a deposit that somebody wants, as it was simulated. */
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
