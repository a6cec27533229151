import { sections } from '@coop/domain';
import { puntoReclamo } from '@coop/domain/puntoReclamo';
import { type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router-dom';
import { Blocks } from '../../blocks/Blocks';
import { describe } from '../../forms/description/describe';
import { lectorDe } from '../../reading/leer';
import { readPagina } from '../../reading/readPagina';
import { Page } from '../../ui/page/Page';
import type { Returned } from './follow';
import { Island as TrackingForm } from './TrackingIsland';

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const page = await readPagina(lectorDe(context), '/contactanos/seguimiento');
  const codigo = new URL(request.url).searchParams.get('codigo')?.slice(0, 40);
  return { codigo, resumen: page?.resumen ?? null, bloques: page?.bloques ?? [] };
};

/** The attachments field of the complaints form, as data; it also adds documents to a case later. */
const documentos = describe(sections['contactanos/reclamos'], {})
  .groups.flatMap(({ fields }) => fields)
  .find(({ name }) => name === 'adjuntos');

export function Component() {
  const { codigo, resumen, bloques } = useLoaderData<typeof loader>();
  return (
    <Page
      title="Seguir mi caso"
      summary={
        resumen ??
        'Vea en qué estado está su reclamo, su solicitud o su consulta, y hasta cuándo tenemos para responderle.'
      }
      noHelp
    >
      <TrackingForm codigo={codigo} returned={useActionData() as Returned | undefined} documentos={documentos} />
      <p>
        ¿Quiere reclamar? <a href={puntoReclamo.href}>Use el {puntoReclamo.label}</a>. ¿Perdió su número? Pídalo en
        cualquier agencia con su documento de identidad.
      </p>
      <Blocks blocks={bloques} />
    </Page>
  );
}
