/**
 * What drawing a page costs by itself: React's `renderToString` of the site's own tree, on what its loaders read of the running product,
 * once. No server, no database, no compression. Told `{ api, bundle }`, it says that it is ready; asked for a page and how often, it
 * answers with milliseconds of processor for each drawing, and with the length of what it drew.
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

/** What pages read, as the public API answers it; asked once. */
function readerOf(api) {
  const known = new Map();
  const ask = (path) => {
    known.set(path, known.get(path) ?? fetch(api + path));
    return known
      .get(path)
      .then(async (answer) => ({ answer, said: answer.ok ? await answer.clone().json() : undefined }));
  };
  const queryOf = (asked) =>
    new URLSearchParams(Object.entries(asked).map(([name, value]) => [name, JSON.stringify(value)]));
  return {
    async lista(section, asked = {}) {
      const { answer, said } = await ask(`/api/publico/${section}?${queryOf(asked)}`);
      return {
        rows: said ?? [],
        total: Number.parseInt(answer.headers.get('content-range')?.split('/')[1] ?? '0', 10),
      };
    },
    filas: async (section, asked = {}) => (await ask(`/api/publico/${section}?${queryOf(asked)}`)).said ?? [],
    uno: async (section, slug) => (await ask(`/api/publico/${section}/${slug}`)).said,
    feriados: async ({ first, last } = {}) =>
      (await ask(`/api/publico/feriados${first ? `?desde=${first}&hasta=${last}` : ''}`)).said,
    cotizacion: async () => (await ask('/api/cotizacion')).said,
    entidad: () => ({ ...entidadDeDemostracion, demostracion: false }),
    menu: async () => menuDeOrigen,
    ediciones: async () => [],
    destino: async (link) => link,
    origen: () => 'https://kantuta.example',
    vistaPrevia: () => null,
  };
}
