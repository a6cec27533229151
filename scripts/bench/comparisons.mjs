import { draft } from './fillDatabase.mjs';

/** Each page begins where none of the thousands before it did: what was kept of one is of no use for another. */
const positions = (rows) => {
  let last = 0;
  return () => {
    last = (last + 26) % (rows - 25);
    return last;
  };
};

/** Names, addresses, and how many answers a round measures. What is asked again and again by everybody: compared with bare node:http that hands out the same bytes. */
export const warm = [
  ['page', '/', 10_000],
  ['rates', '/api/cotizacion', 60_000],
  ['public list, warm', '/api/publico/novedades?range=[0,24]', 15_000],
];

/** What the product says when rates, holidays or files change, and when a piece of news does. */
const anything = { withdrawn: true };
const news = { withdrawn: true, sections: ['novedades'] };

/** Pages that are measured cold, and what changed before each. */
export const coldPages = ({ slug }) =>
  ['/', '/novedades', `/novedades/${slug}`].flatMap((address) => [
    { name: `${address} after anything`, address, change: anything },
    { name: `${address} after a piece of news`, address, change: news },
  ]);

/** Names, how many answers a round measures, and the requests. What has to be asked of the database: compared with a bare Nest application that sends the same statements. */
export function asked({ rows, token, ids, imagen }) {
  const headers = { authorization: `Bearer ${token}` };
  const range = (first) => `range=[${first},${first + 24}]`;
  const list = (address) => {
    const next = positions(rows);
    return {
      own: () => ({ path: `${address}?${range(next())}` }),
      bare: (path) => ({ path: `${path}?first=${next()}` }),
    };
  };
  const [open, own] = [list('/api/publico/novedades'), list('/api/novedades')];
  const id = () => ids[Math.floor(Math.random() * ids.length)];
  const sent = { method: 'POST', headers: { ...headers, 'content-type': 'application/json' } };
  const body = () => ({ body: JSON.stringify(draft(imagen)) });
  return [
    ['public list, cold', 1_500, { requestOf: open.own }, { requestOf: () => open.bare('/publicList') }],
    ['staff list and total', 1_500, { headers, requestOf: own.own }, { requestOf: () => own.bare('/list') }],
    [
      'staff item',
      8_000,
      { headers, requestOf: () => ({ path: `/api/novedades/${id()}` }) },
      { requestOf: () => ({ path: `/item/${id()}` }) },
    ],
    [
      'create, with history',
      3_000,
      { ...sent, requestOf: () => ({ path: '/api/novedades', ...body() }) },
      { ...sent, requestOf: () => ({ path: '/create', ...body() }) },
    ],
  ];
}
