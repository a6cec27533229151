import type { AnySection } from '@coop/domain';
import { policyInWords, privacyPage, privacyText } from '@coop/domain/privacidad';
import { type LoaderFunctionArgs, redirectDocument, useLoaderData } from 'react-router-dom';
import { Bloques } from '../bloques/Bloques';
import { Pagina } from '../componentes/Pagina';
import { Seccion } from '../componentes/Seccion';
import { type Columna, Tabla } from '../componentes/Tabla';
import { TextoRico } from '../componentes/TextoRico';
import { lectorDe } from '../leer';
import { leerPagina } from '../leerPagina';

/** The terms follow from the sections, which no browser should have to download: the page is loaded as a document. */
export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  if (!import.meta.env.SSR) throw redirectDocument(request.url);
  const { sectionList } = await import('@coop/domain');
  const leer = lectorDe(context);
  const { nombre, direccion, telefonoGratuito, correo } = leer.entidad();
  return {
    pagina: (await leerPagina(leer, privacyPage.href)) ?? null,
    responsable: { nombre, contacto: [direccion, telefonoGratuito, correo].filter(Boolean).join(' · ') },
    plazos: sectionList.flatMap(({ label, submission }: AnySection) =>
      submission
        ? [{ que: label.many, anios: submission.retention.years, solo: submission.retention.atTerm === 'anonymise' }]
        : [],
    ),
  };
};

type Plazo = { que: string; anios: number; solo: boolean };

const columnas: readonly Columna<Plazo>[] = [
  { titulo: 'Formulario', celda: ({ que }) => que, principal: true },
  { titulo: 'Se conserva', celda: ({ anios }) => `${anios} años desde que se registró`, fuerte: true },
  {
    titulo: 'Después, una vez cerrado el caso',
    celda: ({ solo }) =>
      solo
        ? 'Se borra lo que dice quién es usted; quedan las cifras'
        : 'Se decide caso por caso, como manda la norma que los rige',
  },
];

/** What is kept of people, for how long, and what they may ask: what consents refer to. */
export function Component() {
  const { pagina, responsable, plazos } = useLoaderData<typeof loader>();
  return (
    <Pagina
      titulo={pagina?.titulo ?? privacyPage.label}
      resumen={pagina?.resumen ?? 'Qué guardamos de lo que nos envía, por cuánto tiempo, y qué puede pedirnos.'}
    >
      <p>Versión de {policyInWords()}.</p>
      {pagina ? <Bloques bloques={pagina.bloques} /> : <TextoPropio />}
      <Seccion titulo="Por cuánto tiempo">
        <Tabla leyenda="Plazos de conservación" columnas={columnas} filas={plazos} clave={({ que }) => que} />
      </Seccion>
      <Seccion titulo="Quién responde">
        <p>{responsable.nombre}</p>
        <p>{responsable.contacto}</p>
      </Seccion>
    </Pagina>
  );
}

const TextoPropio = () =>
  privacyText.map(({ titulo, texto }) => (
    <Seccion key={titulo} titulo={titulo}>
      <TextoRico html={texto} />
    </Seccion>
  ));
