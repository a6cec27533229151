import type { AnySection, Field, SectionName } from '@coop/domain';
import type { Acknowledgement } from '@coop/domain/answers';
import { type LoaderFunctionArgs, redirectDocument } from 'react-router-dom';
import { lectorDe } from '../leer';
import { type LimitesDeCredito, limitesDe } from './revision/limitesDeCredito';
import type { Descripcion, Valores } from './tipos';

export type Formulario = {
  descripcion: Descripcion;
  iniciales: Valores;
  /** Of the loans, in a form that asks for one. */
  limites: LimitesDeCredito[];
  /** Of this filling: makes a repeated send one, and says when it began. */
  clave: string;
  constancia: Acknowledgement | null;
  /** A receipt was asked for that is no more. */
  vencida: boolean;
};

/** Parameters of the address that fill a field, and which. */
const DE_LA_DIRECCION: Readonly<Record<string, string>> = {
  tema: 'tema',
  ref: 'referencia',
  agencia: 'agencia',
  producto: 'producto',
  moneda: 'moneda',
  monto: 'montoSolicitado',
  plazo: 'plazoMeses',
};

/**
 * The form of a section, for a loader. Only the server describes it: the description needs the whole domain, which no
 * browser should have to download, so that a form is always loaded as a document.
 */
export async function leerFormulario(
  nombre: SectionName,
  { context, request }: LoaderFunctionArgs,
): Promise<Formulario> {
  if (!import.meta.env.SSR) throw redirectDocument(request.url);
  const { sections } = await import('@coop/domain');
  const { describir } = await import('./describir');
  const leer = lectorDe(context);
  const params = new URL(request.url).searchParams;
  const token = params.get('enviado');
  const [agencias, creditos, constancia] = await Promise.all([
    leer.lista('sitio/agencias', { range: [0, 199], sort: ['orden', 'ASC'] }),
    leer.lista('productos/simulador-creditos', { range: [0, 99], sort: ['orden', 'ASC'] }),
    token ? leer.constancia(token) : undefined,
  ]);
  const descripcion = describir(sections[nombre], {
    'sitio/agencias': agencias.rows.map(({ id, nombre: texto }) => [id, texto]),
    'productos/simulador-creditos': creditos.rows.map(({ id, nombre: texto }) => [id, texto]),
  });
  const iniciales = Object.fromEntries(
    Object.entries(DE_LA_DIRECCION).flatMap(([parametro, campo]) => {
      const valor = params.get(parametro);
      return valor ? [[campo, valor.slice(0, 60)]] : [];
    }),
  );
  return {
    descripcion: conFijos(descripcion, Object.keys(iniciales)),
    iniciales,
    limites: pideCredito(sections[nombre]) ? creditos.rows.map(limitesDe) : [],
    clave: leer.nuevoEnvio(),
    constancia: constancia ?? null,
    vencida: Boolean(token && !constancia),
  };
}

/** Whether it names the loan that is asked for. */
const pideCredito = ({ fields }: AnySection): boolean =>
  Object.values<Field>(fields).some((field) => field.to === 'productos/simulador-creditos');

/** What the page that led here is about is not for changing. */
const FIJOS = ['referencia'];
const conFijos = (descripcion: Descripcion, dados: readonly string[]): Descripcion => ({
  ...descripcion,
  grupos: descripcion.grupos.map((grupo) => ({
    ...grupo,
    campos: grupo.campos.map((campo) =>
      FIJOS.includes(campo.nombre) && dados.includes(campo.nombre) ? { ...campo, soloLectura: true } : campo,
    ),
  })),
});
