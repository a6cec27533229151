import { cooperativa } from '@coop/client';

const api = cooperativa({ baseUrl: 'http://127.0.0.1:3000' });
const fechaPublicacion = '2026-10-05';
const contenido = '<p>Todas las agencias atienden los sábados de 9:00 a 12:30.</p>';

/** What compiles, and beside it what does not: a line that is expected to be wrong and is not stops the compiler. */
export const calls = [
  () => api.POST('/api/novedades', { body: { titulo: 'Abrimos', categoria: 'prensa', fechaPublicacion, contenido } }),
  // @ts-expect-error: a title is a text
  () => api.POST('/api/novedades', { body: { titulo: 5, categoria: 'prensa', fechaPublicacion, contenido } }),
  () =>
    api.POST('/api/novedades', {
      // @ts-expect-error: there is no such field
      body: { titulo: 'Abrimos', categoria: 'prensa', fechaPublicacion, contenido, inventado: true },
    }),
  // @ts-expect-error: nor has this one such a field, where all that it takes are texts
  () => api.POST('/api/vistas', { body: { seccion: 'novedades', nombre: 'Prensa', inventado: 'x' } }),
  // @ts-expect-error: there is no such place
  () => api.GET('/api/noticias'),
  // @ts-expect-error: it can not do without a text
  () => api.POST('/api/novedades', { body: { titulo: 'Abrimos', categoria: 'prensa', fechaPublicacion } }),

  () => api.POST('/api/archivos', { body: { archivo: new Blob(['%PDF']), seccion: 'novedades', campo: 'imagen' } }),
  // @ts-expect-error: a file is no text
  () => api.POST('/api/archivos', { body: { archivo: '%PDF', seccion: 'novedades', campo: 'imagen' } }),

  () => api.GET('/api/novedades', { params: { query: { filter: { categoria: 'prensa' }, sort: ['titulo', 'ASC'] } } }),
  // @ts-expect-error: nothing is ordered by that
  () => api.GET('/api/novedades', { params: { query: { sort: ['inventado', 'ASC'] } } }),
  // @ts-expect-error: nothing is filtered by that
  () => api.GET('/api/publico/novedades', { params: { query: { filter: { notaInterna: 'x' } } } }),

  async () => (await api.GET('/api/cotizacion')).data?.cotizaciones.venta.toFixed(2),
  // @ts-expect-error: it answers no such rate
  async () => (await api.GET('/api/cotizacion')).data?.cotizaciones.euro,
];
