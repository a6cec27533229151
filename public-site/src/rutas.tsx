import { data, type RouteObject, redirect } from 'react-router-dom';
import { aSuGestion, type DeGestion } from './aSuGestion';
import { Falla } from './componentes/Falla';
import { NoEncontrada } from './componentes/NoEncontrada';
import { Disposicion, loader } from './disposicion/Disposicion';
import type { Filtrable } from './listas/lista';
import * as listas from './listas/listas';
import { pagina } from './pagina';
import { nombresDeAhorro, nombresDeCambio, nombresDeComparacion, nombresDeDeposito, PLAN } from './simulador/nombres';

/** A page written by staff, found by its address. */
const texto = (path: string): RouteObject => ({ path, ...pagina('texto') });

/** The same, of something that is offered: with what it costs and how to ask for it. */
const servicio = (path: string): RouteObject => ({ path, ...pagina('servicio') });

/** A page that shows a list: its address takes what the list can be asked for. */
const conLista = (path: string, modulo: string, { consulta }: Filtrable): RouteObject => ({
  path,
  ...pagina(modulo, consulta),
});

/** What has no page of its own is shown on the page of its section. */
const dentroDe = (path: string): RouteObject => ({
  path: `${path}/:slug`,
  loader: ({ params }) => redirect(`/${path}#${params.slug}`, 301),
});

/** The same, on a page that shows one year at a time. */
const enSuGestion = (section: DeGestion, path: string = section): RouteObject => ({
  path: `${path}/:slug`,
  loader: aSuGestion(section, `/${path}`),
});

const formulario = (path: string, modulo: string): RouteObject => ({
  path,
  ...pagina(modulo, ['enviado', 'tema', 'ref', 'producto', 'moneda', 'monto', 'plazo', 'agencia'], true),
});

/** Every public address. */
export const rutas: RouteObject[] = [
  {
    id: 'raiz',
    Component: Disposicion,
    // Without it react-router prints the error's message and stack into the page.
    ErrorBoundary: Falla,
    loader,
    shouldRevalidate: () => false,
    children: [
      {
        ErrorBoundary: Falla,
        children: [
          { index: true, ...pagina('inicio') },
          ...['institucional', 'servicios', 'productos', 'contactanos'].map((path) => ({ path, ...pagina('grupo') })),

          ...['resena-historica', 'mision-vision', 'gobierno-corporativo', 'educacion-financiera'].map((ruta) =>
            texto(`institucional/${ruta}`),
          ),
          {
            path: 'institucional/indicadores-financieros',
            ...pagina('indicadores', [...listas.porGestion.consulta, ...nombresDeCambio]),
          },
          enSuGestion('institucional/estados-financieros', 'institucional/indicadores-financieros'),
          conLista('institucional/coeficiente-adecuacion-patrimonial', 'coeficiente', listas.porGestion),
          enSuGestion('institucional/coeficiente-adecuacion-patrimonial'),
          { path: 'institucional/tarifario', ...pagina('tarifario', [...listas.tarifario.consulta, 'fecha']) },
          conLista('institucional/tarifario/:slug', 'tarifario', listas.tarifario),
          conLista('institucional/responsabilidad-social-empresarial', 'responsabilidadSocial', listas.actividades),
          { path: 'institucional/responsabilidad-social-empresarial/:slug', ...pagina('accionSocial') },
          conLista('institucional/boletines-informativos', 'boletines', listas.boletines),
          enSuGestion('institucional/boletines-informativos'),
          conLista('institucional/bienes-adjudicados', 'bienes', listas.bienes),
          { path: 'institucional/bienes-adjudicados/:slug', ...pagina('bien') },
          conLista('institucional/remates', 'remates', listas.remates),
          { path: 'institucional/remates/:slug', ...pagina('remate') },
          conLista('institucional/licitaciones', 'licitaciones', listas.licitaciones),
          { path: 'institucional/licitaciones/:slug', ...pagina('licitacion') },
          conLista('institucional/memorias', 'memorias', listas.memorias),
          dentroDe('institucional/memorias'),

          ...['pago-envio-remesas', 'cobranza-facturas', 'transferencias-electronicas-ach'].map((ruta) =>
            servicio(`servicios/${ruta}`),
          ),

          { path: 'productos/depositos-plazo-fijo', ...pagina('depositos', [...nombresDeDeposito, PLAN]) },
          dentroDe('productos/depositos-plazo-fijo'),
          { path: 'productos/caja-ahorro', ...pagina('cajaAhorro', nombresDeAhorro) },
          dentroDe('productos/caja-ahorro'),
          { path: 'productos/creditos', ...pagina('creditos', nombresDeComparacion) },
          { path: 'productos/creditos/:slug', ...pagina('credito') },
          { path: 'productos/prestamos', ...pagina('creditos', nombresDeComparacion) },
          {
            path: 'productos/prestamos/:slug',
            loader: ({ params }) => redirect(`/productos/creditos/${params.slug}`, 301),
          },
          ...['tarjeta-debito', 'cajas-seguridad', 'seguro-de-vida'].map((ruta) => servicio(`productos/${ruta}`)),

          { path: 'promociones', ...pagina('promociones') },
          { path: 'promociones/:slug', ...pagina('promocion') },
          conLista('novedades', 'novedades', listas.novedades),
          { path: 'novedades/:slug', ...pagina('novedad') },
          { path: 'privacidad', ...pagina('privacidad') },
          { path: 'buscar', ...pagina('buscar', ['q', 'seccion', 'pagina']) },
          conLista('comunicados', 'comunicados', listas.comunicados),
          { path: 'comunicados/:slug', ...pagina('comunicado') },

          conLista('contactanos/agencias', 'agencias', listas.agencias),
          dentroDe('contactanos/agencias'),
          formulario('contactanos/consultas', 'consultas'),
          formulario('contactanos/solicitud-credito', 'solicitudCredito'),
          formulario('contactanos/reclamos', 'reclamos'),
          formulario('contactanos/califiquenos', 'califiquenos'),
          formulario('contactanos/opinion', 'opinion'),
          { path: 'contactanos/seguimiento', ...pagina('seguimiento') },
          {
            path: '*',
            Component: NoEncontrada,
            loader: () => {
              throw data(null, { status: 404 });
            },
          },
        ],
      },
    ],
  },
];
