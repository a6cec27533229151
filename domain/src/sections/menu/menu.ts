import { boolean, internal, publication, rows, section, text } from '../../language/index.js';
import { privacyPage } from '../../site/privacidad.js';

const nombre = { required: true, max: 40 } as const;
const direccion = {
  max: 200,
  pattern: /^(\/[a-z0-9/-]*|https:\/\/[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?([/?#][^\s\\<>"'`]*)?)$/,
  message: 'Escriba una página del sitio, como /contactanos/agencias, o una dirección con https://',
} as const;

/** Site menu and footer links. The specification's menu applies until one is published. */
export const menu = section({
  name: 'sitio/menu',
  label: { one: 'Menú', many: 'Menú' },
  about: 'El menú del sitio y los enlaces al pie: su orden, sus nombres, qué se oculta y qué se agrega.',
  icon: 'menu',
  kind: publication({ at: '/', single: true }),
  title: () => 'Menú del sitio',
  groupHelp: {
    Menú: 'Cada entrada es una página, o un grupo que se abre. Lo que se oculta no se muestra en el menú, pero su dirección sigue abriendo. Lo que era del menú de origen y se quita, queda oculto.',
    Pie: 'Los enlaces sueltos al final de cada página. Los grupos del menú también se muestran al pie.',
  },
  groups: {
    Menú: {
      grupos: rows(
        'Entradas del menú',
        {
          texto: text('Nombre', nombre),
          ruta: text('Dirección', { ...direccion, help: 'La de su página. Un grupo puede no tenerla.' }),
          oculto: boolean('No mostrar'),
          entradas: rows(
            'Páginas del grupo',
            {
              texto: text('Nombre', { ...nombre, max: 60 }),
              ruta: text('Dirección', { ...direccion, required: true }),
              oculto: boolean('No mostrar'),
              soloPie: boolean('Solo al pie'),
            },
            { max: 30 },
          ),
        },
        { max: 12, one: 'una entrada' },
      ),
    },
    Pie: {
      pie: rows(
        'Enlaces al pie',
        {
          texto: text('Nombre', nombre),
          ruta: text('Dirección', { ...direccion, required: true }),
          oculto: boolean('No mostrar'),
        },
        { max: 12 },
      ),
    },
    Cambio: {
      nota: internal(text('Nota', { max: 200, help: 'Por qué es así, para quien lo cambie después. No se publica.' })),
    },
  },
  rules: [
    {
      field: 'grupos',
      message: 'Escriba la dirección de su página, o agregue páginas al grupo',
      at: ({ grupos = [] }) => grupos.flatMap((grupo, at) => (hasTarget(grupo) ? [] : [`grupos.${at}.ruta`])),
      holds: ({ grupos = [] }) => grupos.every(hasTarget),
    },
    {
      field: 'grupos',
      message: 'Esa dirección ya está en el menú',
      at: ({ grupos = [] }) => repeated(placesIn(grupos)),
      holds: ({ grupos = [] }) => repeated(placesIn(grupos)).length === 0,
    },
    {
      field: 'pie',
      message: 'Esa dirección ya está al pie',
      at: ({ pie = [] }) => repeated(pie.map(({ ruta }, at) => [`pie.${at}.ruta`, ruta])),
      holds: ({ pie = [] }) => repeated(pie.map(({ ruta }, at) => [`pie.${at}.ruta`, ruta])).length === 0,
    },
    {
      field: 'pie',
      message: 'La política de privacidad se muestra siempre al pie',
      at: ({ pie = [] }) =>
        pie.flatMap(({ ruta, oculto }, at) => (hidesPrivacy(ruta, oculto) ? [`pie.${at}.oculto`] : [])),
      holds: ({ pie = [] }) => !pie.some(({ ruta, oculto }) => hidesPrivacy(ruta, oculto)),
    },
  ],
  table: { columns: ['situacion', 'actualizadoEn'] },
});

const hidesPrivacy = (ruta: string, oculto: boolean) => oculto && ruta === privacyPage.href;

type Grupo = { ruta: string | null; entradas: readonly { ruta: string }[] | null };

const hasTarget = ({ ruta, entradas }: Grupo) => Boolean(ruta) || (entradas ?? []).length > 0;

/** Returns the form path of each URL in the menu. */
const placesIn = (grupos: readonly Grupo[]): [string, string | null][] =>
  grupos.flatMap(({ ruta, entradas }, at): [string, string | null][] => [
    [`grupos.${at}.ruta`, ruta],
    ...(entradas ?? []).map((entrada, place): [string, string] => [
      `grupos.${at}.entradas.${place}.ruta`,
      entrada.ruta,
    ]),
  ]);

function repeated(places: readonly (readonly [string, string | null])[]): string[] {
  const seen = new Set<string>();
  return places.flatMap(([place, ruta]) => {
    if (!ruta) return [];
    if (seen.has(ruta)) return [place];
    seen.add(ruta);
    return [];
  });
}
