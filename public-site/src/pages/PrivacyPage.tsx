import { type AnySection, type SubmissionOptions, sectionList } from '@coop/domain';
import {
  addressOfVersion,
  formatVersion,
  POLICY_VERSION,
  privacyPage,
  privacyText,
  versionInForce,
} from '@coop/domain/privacidad';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { lectorDe } from '../reading/leer';
import { type Parametros, readParametros } from '../reading/simulables';
import { RichText } from '../ui/elements/RichText';
import { type Column, Table } from '../ui/elements/Table';
import { Page } from '../ui/page/Page';
import { Section } from '../ui/page/Section';

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const leer = lectorDe(context);
  const { nombre, direccion, telefonoGratuito, correo, privacidad } = leer.entidad();
  const inForce = versionInForce(privacidad);
  const version = new URL(request.url).searchParams.get('version') ?? inForce;
  const own = privacidad.versiones.find((one) => one.version === version);
  if (!own && version !== POLICY_VERSION) throw new Response(null, { status: 404 });
  const parametros = await readParametros(leer);
  return {
    version,
    texto: own?.texto ?? null,
    otras: [...privacidad.versiones.map((one) => one.version), POLICY_VERSION].filter((one) => one !== version),
    rige: version === inForce,
    responsable: { nombre, contacto: [direccion, telefonoGratuito, correo].filter(Boolean).join(' · ') },
    plazos: sectionList.flatMap(({ label, submission }: AnySection) =>
      submission
        ? [
            {
              que: label.many,
              anios: yearsOf(submission.retention, parametros),
              solo: submission.retention.atTerm === 'anonymise',
            },
          ]
        : [],
    ),
  };
};

/** Returns the retention in years; null where a regulation sets it and nobody has entered its value. */
const yearsOf = ({ years }: SubmissionOptions['retention'], parametros: Parametros | undefined): number | null =>
  typeof years === 'number' ? years : (parametros?.[years] ?? null);

type Plazo = { que: string; anios: number | null; solo: boolean };

const inYears = ({ anios }: Plazo) =>
  anios ? `${anios} ${anios === 1 ? 'año' : 'años'} desde que se registró` : 'Lo que manda la norma que los rige';

const columns: readonly Column<Plazo>[] = [
  { title: 'Formulario', cell: ({ que }) => que, main: true },
  { title: 'Se conserva', cell: inYears, strong: true },
  {
    title: 'Después, una vez cerrado el caso',
    cell: ({ solo }) =>
      solo
        ? 'Se borra lo que dice quién es usted; quedan las cifras'
        : 'Se decide caso por caso, como manda la norma que los rige',
  },
];

/** The privacy policy, which consents refer to: stored personal data, retention and rights. */
export function Component() {
  const { version, texto, otras, rige, responsable, plazos } = useLoaderData<typeof loader>();
  return (
    <Page
      title={privacyPage.label}
      summary="Qué guardamos de lo que nos envía, por cuánto tiempo, y qué puede pedirnos."
    >
      <p>
        Versión de {formatVersion(version)}.{!rige && ' Ya no rige: la aceptó quien nos escribió mientras regía.'}
      </p>
      {texto ? <RichText html={texto} /> : <OwnText />}
      <Section title="Por cuánto tiempo">
        <Table legend="Plazos de conservación" columns={columns} rows={plazos} id={({ que }) => que} />
      </Section>
      <Section title="Quién responde">
        <p>{responsable.nombre}</p>
        <p>{responsable.contacto}</p>
      </Section>
      {otras.length > 0 && (
        <Section title="Otras versiones">
          <ul className="vinetas">
            {otras.map((one) => (
              <li key={one}>
                <a href={addressOfVersion(one)}>{formatVersion(one)}</a>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </Page>
  );
}

const OwnText = () =>
  privacyText.map(({ titulo, texto }) => (
    <Section key={titulo} title={titulo}>
      <RichText html={texto} />
    </Section>
  ));
