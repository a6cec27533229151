import { sections } from '@coop/domain';
import { puntoReclamo } from '@coop/domain/puntoReclamo';
import { type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router-dom';
import { describe } from '../../forms/description/describe';
import { Page } from '../../ui/page/Page';
import type { TrackingResult } from './follow';
import { Island as TrackingForm } from './TrackingIsland';

export const loader = ({ request }: LoaderFunctionArgs) => ({
  codigo: new URL(request.url).searchParams.get('codigo')?.slice(0, 40),
});

/** The attachments field of the complaints form, as data; it also adds documents to a case later. */
const documentos = describe(sections['contactanos/reclamos'], {})
  .groups.flatMap(({ fields }) => fields)
  .find(({ name }) => name === 'adjuntos');

export function Component() {
  const { codigo } = useLoaderData<typeof loader>();
  return (
    <Page
      title="Seguir mi caso"
      summary="Vea en qué estado está su reclamo, su solicitud o su consulta, y hasta cuándo tenemos para responderle."
      noHelp
    >
      <TrackingForm codigo={codigo} returned={useActionData() as TrackingResult | undefined} documentos={documentos} />
      <p>
        ¿Quiere reclamar? <a href={puntoReclamo.href}>Use el {puntoReclamo.label}</a>. ¿Perdió su número? Pídalo en
        cualquier agencia con su documento de identidad.
      </p>
    </Page>
  );
}
