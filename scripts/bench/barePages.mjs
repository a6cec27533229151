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
