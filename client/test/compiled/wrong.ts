import { cooperativa } from '@coop/client';

const api = cooperativa({ baseUrl: 'http://127.0.0.1:3000' });
const fechaPublicacion = '2026-10-05';
const contenido = '<p>Todas las agencias atienden los sábados de 9:00 a 12:30.</p>';

/** Valid calls next to invalid ones. An invalid call that compiles fails the build (`@ts-expect-error`). */
export const calls = [
  () => api.POST('/api/novedades', { body: { titulo: 'Abrimos', categoria: 'prensa', fechaPublicacion, contenido } }),
  // @ts-expect-error: titulo must be a string
  () => api.POST('/api/novedades', { body: { titulo: 5, categoria: 'prensa', fechaPublicacion, contenido } }),
  () =>
    api.POST('/api/novedades', {
      // @ts-expect-error: unknown field
      body: { titulo: 'Abrimos', categoria: 'prensa', fechaPublicacion, contenido, inventado: true },
    }),
  // @ts-expect-error: unknown field in a body whose fields are all strings
  () => api.POST('/api/vistas', { body: { seccion: 'novedades', nombre: 'Prensa', inventado: 'x' } }),
  // @ts-expect-error: unknown path
  () => api.GET('/api/noticias'),
  // @ts-expect-error: contenido is required
  () => api.POST('/api/novedades', { body: { titulo: 'Abrimos', categoria: 'prensa', fechaPublicacion } }),

  () => api.POST('/api/archivos', { body: { archivo: new Blob(['%PDF']), seccion: 'novedades', campo: 'imagen' } }),
  // @ts-expect-error: archivo must be a Blob
  () => api.POST('/api/archivos', { body: { archivo: '%PDF', seccion: 'novedades', campo: 'imagen' } }),

  () => api.GET('/api/novedades', { params: { query: { filter: { categoria: 'prensa' }, sort: ['titulo', 'ASC'] } } }),
  // @ts-expect-error: unknown sort field
  () => api.GET('/api/novedades', { params: { query: { sort: ['inventado', 'ASC'] } } }),
  // @ts-expect-error: unknown filter field
  () => api.GET('/api/publico/novedades', { params: { query: { filter: { notaInterna: 'x' } } } }),

  async () => (await api.GET('/api/cotizacion')).data?.cotizaciones.venta.toFixed(2),
  // @ts-expect-error: unknown rate
  async () => (await api.GET('/api/cotizacion')).data?.cotizaciones.euro,
];
