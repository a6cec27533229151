/**
 * Baseline: rendering alone. Runs React's `renderToString` on the site's tree, with data that its loaders read once
 * from the running product; no server, database or compression. Its parent sends `{ api, bundle }`, and `{ address,
 * times }` per page. It answers with milliseconds of CPU per rendering and the length of the output.
 */
import { entidadDeDemostracion } from '@coop/domain/entidad';
import { menuDeOrigen } from '@coop/domain/navigation';

process.once('message', async ({ api, bundle }) => {
  const { render } = await import(bundle);
  const leer = readerOf(api);
  process.on('message', async ({ address, times }) => {
    const draw = () => render(new Request(`https://kantuta.example${address}`), leer);
    const { head, body } = await draw();
    for (let time = 0; time < times; time += 1) await draw();
    const before = process.cpuUsage();
    for (let time = 0; time < times; time += 1) await draw();
    const { user, system } = process.cpuUsage(before);
    process.send({ processor: (user + system) / 1000 / times, length: head.length + body.length });
  });
  process.send({ isReady: true });
});

/** Reads the public API for the pages, once per URL. */
function readerOf(api) {
  const known = new Map();
  const request = (path) => {
    known.set(path, known.get(path) ?? fetch(api + path));
    return known
      .get(path)
      .then(async (answer) => ({ answer, body: answer.ok ? await answer.clone().json() : undefined }));
  };
  const queryOf = (query) =>
    new URLSearchParams(Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)]));
  return {
    async lista(section, query = {}) {
      const { answer, body } = await request(`/api/publico/${section}?${queryOf(query)}`);
      return {
        rows: body ?? [],
        total: Number.parseInt(answer.headers.get('content-range')?.split('/')[1] ?? '0', 10),
      };
    },
    filas: async (section, query = {}) => (await request(`/api/publico/${section}?${queryOf(query)}`)).body ?? [],
    uno: async (section, slug) => (await request(`/api/publico/${section}/${slug}`)).body,
    feriados: async ({ first, last } = {}) =>
      (await request(`/api/publico/feriados${first ? `?desde=${first}&hasta=${last}` : ''}`)).body,
    cotizacion: async () => (await request('/api/cotizacion')).body,
    entidad: () => ({ ...entidadDeDemostracion, demostracion: false }),
    menu: async () => menuDeOrigen,
    ediciones: async () => [],
    destino: async (link) => link,
    origen: () => 'https://kantuta.example',
    vistaPrevia: () => null,
  };
}
