import { draft } from './fillDatabase.mjs';

/** Starts each request at another row, so that no page cache helps. */
const positions = (rows) => {
  let last = 0;
  return () => {
    last = (last + 26) % (rows - 25);
    return last;
  };
};

/**
 * Warm requests, served from the page cache: name, path, and requests per round. Baseline: bare node:http with the same
 * bytes.
 */
export const warm = [
  ['page', '/', 10_000],
  ['rates', '/api/cotizacion', 60_000],
  ['public list, warm', '/api/publico/novedades?range=[0,24]', 15_000],
];

/** Notices of the product: rates, holidays or files changed; a news item changed. */
const anyChange = { withdrawn: true };
const news = { withdrawn: true, sections: ['novedades'] };

/** Pages to measure cold, with the change before each request. */
export const coldPages = ({ slug }) =>
  ['/', '/novedades', `/novedades/${slug}`].flatMap((address) => [
    { name: `${address} after anything`, address, change: anyChange },
    { name: `${address} after a piece of news`, address, change: news },
  ]);

/**
 * Requests that query the database: name, requests per round, and the requests. Baseline: a bare Nest application with
 * the same statements.
 */
export function databaseRequests({ rows, token, ids, imagen }) {
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
