import { type AnySection, sectionList } from '@coop/domain';
import { type RouteObject, redirect } from 'react-router-dom';
import { Frame, loader } from './frame/Frame';
import type { Filterable } from './lists/list';
import * as listas from './lists/lists';
import { page, sectionPage } from './page';
import { Failure } from './pages/Failure';
import { listOf, publications } from './pages/publications/otherPublications';
import { type OfGestion, redirectToYear } from './reading/redirectToYear';
import { ahorroNames, cambioNames, comparisonNames, depositoComparisonNames } from './simulators/names';

const text = (path: string): RouteObject => ({ path, ...page('Text') });

/** A staff-written page of a product or service, with its costs and how to request it. */
const service = (path: string): RouteObject => ({ path, ...page('Service') });

const withList = (path: string, module: string, { query }: Filterable): RouteObject => ({
  path,
  ...sectionPage(module, query),
});

/** Redirects items without a page of their own to their section's page. */
const within = (path: string): RouteObject => ({
  path: `${path}/:slug`,
  loader: ({ params }) => redirect(`/${path}#${params.slug}`, 301),
});

/** Redirects to a page that shows one year at a time. */
const inItsGestion = (section: OfGestion, path: string = section): RouteObject => ({
  path: `${path}/:slug`,
  loader: redirectToYear(section, `/${path}`),
});

/** Query parameters of forms: values to prefill and the receipt's token. */
const OF_FORMS = ['enviado', 'tema', 'ref', 'producto', 'moneda', 'monto', 'plazo', 'simulado', 'agencia', 'dpf'];

const form = (path: string, module: string): RouteObject => ({ path, ...sectionPage(module, OF_FORMS, true) });

const forms = [
  form('contactanos/consultas', 'consultas/Form'),
  form('contactanos/solicitud-credito', 'solicitudesCreditos/Form'),
  form('contactanos/reclamos', 'reclamos/Form'),
  form('contactanos/califiquenos', 'calificaciones/Form'),
  form('contactanos/opinion', 'opiniones/Form'),
  { path: 'contactanos/turnos', ...sectionPage('turnos/Form', ['enviado', 'agencia', 'dia'], true) },
];

const otherForms = sectionList
  .flatMap(({ submission }: AnySection) => submission?.form.slice(1) ?? [])
  .filter((path) => !forms.some((own) => own.path === path))
  .map((path): RouteObject => ({ path, ...page('Form', OF_FORMS, true) }));

const pages: readonly RouteObject[] = [
  { index: true, ...page('home/Home') },
  ...['institucional', 'servicios', 'productos', 'contactanos'].map((path) => ({
    path,
    ...page('Group'),
  })),

  ...['resena-historica', 'mision-vision', 'gobierno-corporativo', 'educacion-financiera'].map((path) =>
    text(`institucional/${path}`),
  ),
  {
    path: 'institucional/indicadores-financieros',
    ...sectionPage('estadosFinancieros/List', [...listas.byGestion.query, ...cambioNames]),
  },
  inItsGestion('institucional/estados-financieros', 'institucional/indicadores-financieros'),
  withList(
    'institucional/coeficiente-adecuacion-patrimonial',
    'coeficienteAdecuacionPatrimonial/List',
    listas.byGestion,
  ),
  inItsGestion('institucional/coeficiente-adecuacion-patrimonial'),
  {
    path: 'institucional/tarifario',
    ...sectionPage('tarifario/List', [...listas.tarifario.query, 'uso', 'fecha']),
  },
  {
    path: 'institucional/tarifario/:slug',
    ...sectionPage('tarifario/List', [...listas.tarifario.query, 'uso']),
  },
  withList(
    'institucional/responsabilidad-social-empresarial',
    'responsabilidadSocialEmpresarial/List',
    listas.actividades,
  ),
  {
    path: 'institucional/responsabilidad-social-empresarial/:slug',
    ...sectionPage('responsabilidadSocialEmpresarial/Item'),
  },
  withList('institucional/boletines-informativos', 'boletinesInformativos/List', listas.boletines),
  inItsGestion('institucional/boletines-informativos'),
  withList('institucional/bienes-adjudicados', 'bienesAdjudicados/List', listas.bienes),
  { path: 'institucional/bienes-adjudicados/:slug', ...sectionPage('bienesAdjudicados/Item') },
  withList('institucional/remates', 'remates/List', listas.remates),
  { path: 'institucional/remates/:slug', ...sectionPage('remates/Item') },
  withList('institucional/licitaciones', 'licitaciones/List', listas.licitaciones),
  { path: 'institucional/licitaciones/:slug', ...sectionPage('licitaciones/Item') },
  withList('institucional/memorias', 'memoriasInstitucionales/List', listas.memorias),
  within('institucional/memorias'),

  ...['pago-envio-remesas', 'cobranza-facturas', 'transferencias-electronicas-ach'].map((path) =>
    service(`servicios/${path}`),
  ),

  {
    path: 'productos/depositos-plazo-fijo',
    ...sectionPage('depositosPlazoFijo/List', depositoComparisonNames),
  },
  within('productos/depositos-plazo-fijo'),
  { path: 'productos/caja-ahorro', ...sectionPage('cajaAhorro/List', ahorroNames) },
  within('productos/caja-ahorro'),
  { path: 'productos/creditos', ...sectionPage('simuladorCreditos/List', comparisonNames) },
  { path: 'productos/creditos/:slug', ...sectionPage('simuladorCreditos/Item') },
  { path: 'productos/prestamos', ...sectionPage('simuladorCreditos/List', comparisonNames) },
  {
    path: 'productos/prestamos/:slug',
    loader: ({ params }) => redirect(`/productos/creditos/${params.slug}`, 301),
  },
  ...['tarjeta-debito', 'cajas-seguridad', 'seguro-de-vida'].map((path) => service(`productos/${path}`)),

  { path: 'promociones', ...sectionPage('promociones/List') },
  { path: 'promociones/:slug', ...sectionPage('promociones/Item') },
  withList('novedades', 'novedades/List', listas.novedades),
  { path: 'novedades/:slug', ...sectionPage('novedades/Item') },
  { path: 'hacerse-socio', ...page('member/Member') },
  { path: 'privacidad', ...page('Privacy', ['version']) },
  { path: 'buscar', ...page('search/Search', ['q', 'seccion', 'pagina']) },
  { path: 'sin-conexion', ...page('Offline') },
  { path: 'lectura-facil', ...page('EasyReading') },
  { path: 'lectura-facil/*', ...page('EasyReading') },
  { path: 'accesibilidad', ...page('Accessibility') },
  { path: 'transparencia', ...page('transparency/Transparency') },
  { path: 'necesito', ...sectionPage('necesito/List') },
  { path: 'necesito/:slug', ...sectionPage('necesito/Item') },
  withList('comunicados', 'comunicados/List', listas.comunicados),
  { path: 'comunicados/:slug', ...sectionPage('comunicados/Item') },

  { path: 'contactanos/agencias', ...sectionPage('agencias/List', [...listas.agencias.query, 'rampa']) },
  within('contactanos/agencias'),
];

/** Generated pages of publications without their own: a list and one page for each row. */
const otherPublications = publications
  .filter(({ address }) => !pages.some(({ path }) => `/${path}` === address))
  .flatMap(({ section, address }): RouteObject[] => [
    { path: address.slice(1), ...page('publications/Publications', listOf(section).query) },
    { path: `${address.slice(1)}/:slug`, ...page('publications/Publication') },
  ]);

export const routes: RouteObject[] = [
  {
    id: 'raiz',
    Component: Frame,
    // Without it react-router prints the error's message and stack in the page.
    ErrorBoundary: Failure,
    loader,
    children: [
      {
        ErrorBoundary: Failure,
        children: [
          ...pages,
          ...otherPublications,
          ...forms,
          ...otherForms,
          { path: 'contactanos/seguimiento', ...page('tracking/Tracking', ['codigo']) },
          // Any other address may belong to a page created by staff.
          { path: '*', ...page('Staff') },
        ],
      },
    ],
  },
];
