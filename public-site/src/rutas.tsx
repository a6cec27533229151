import { data, type RouteObject, redirect } from 'react-router-dom';
import { aSuGestion, type DeGestion } from './aSuGestion';
import { Falla } from './componentes/Falla';
import { NoEncontrada } from './componentes/NoEncontrada';
import { Disposicion, loader } from './disposicion/Disposicion';
import { pagina } from './pagina';
import { nombresDeAhorro, nombresDeCambio, nombresDeComparacion, nombresDeDeposito, PLAN } from './simulador/nombres';

/** A page written by staff, found by its address. */
const texto = (path: string): RouteObject => ({ path, ...pagina('texto') });

/** The same, of something that is offered: with what it costs and how to ask for it. */
const servicio = (path: string): RouteObject => ({ path, ...pagina('servicio') });

/** A list that can be searched, filtered by year and paged. */
const LISTA = ['q', 'gestion', 'anio', 'categoria', 'tipo', 'departamento', 'pagina'];

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
          { path: 'institucional/indicadores-financieros', ...pagina('indicadores', ['gestion', ...nombresDeCambio]) },
          enSuGestion('institucional/estados-financieros', 'institucional/indicadores-financieros'),
          { path: 'institucional/coeficiente-adecuacion-patrimonial', ...pagina('coeficiente', ['gestion']) },
          enSuGestion('institucional/coeficiente-adecuacion-patrimonial'),
          { path: 'institucional/tarifario', ...pagina('tarifario', ['q', 'moneda', 'grupo', 'fecha']) },
          { path: 'institucional/tarifario/:slug', ...pagina('tarifario', ['q', 'moneda', 'grupo']) },
          {
            path: 'institucional/responsabilidad-social-empresarial',
            ...pagina('responsabilidadSocial', ['eje', 'anio', 'pagina']),
          },
          { path: 'institucional/responsabilidad-social-empresarial/:slug', ...pagina('accionSocial') },
          { path: 'institucional/boletines-informativos', ...pagina('boletines', [...LISTA, 'periodicidad']) },
          enSuGestion('institucional/boletines-informativos'),
          {
            path: 'institucional/bienes-adjudicados',
            ...pagina('bienes', [...LISTA, 'moneda', 'precio_desde', 'precio_hasta', 'orden']),
          },
          { path: 'institucional/bienes-adjudicados/:slug', ...pagina('bien') },
          {
            path: 'institucional/remates',
            ...pagina('remates', [...LISTA, 'tipoBien', 'etapa', 'moneda', 'base_desde', 'base_hasta']),
          },
          { path: 'institucional/remates/:slug', ...pagina('remate') },
          { path: 'institucional/licitaciones', ...pagina('licitaciones', [...LISTA, 'fase', 'anio']) },
          { path: 'institucional/licitaciones/:slug', ...pagina('licitacion') },
          { path: 'institucional/memorias', ...pagina('memorias', LISTA) },
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
          { path: 'novedades', ...pagina('novedades', LISTA) },
          { path: 'novedades/:slug', ...pagina('novedad') },
          { path: 'privacidad', ...pagina('privacidad') },
          { path: 'buscar', ...pagina('buscar', ['q', 'seccion', 'pagina']) },
          { path: 'comunicados', ...pagina('comunicados', LISTA) },
          { path: 'comunicados/:slug', ...pagina('comunicado') },

          { path: 'contactanos/agencias', ...pagina('agencias', ['departamento', 'tipo', 'cajero', 'q']) },
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
