const number = (value, digits) => (Number.isNaN(value) ? '?' : value.toFixed(digits));
const range = ({ median, least, most }, digits) =>
  `${number(median, digits)} (${number(least, digits)}–${number(most, digits)})`;

const heading =
  '| what | answers/s, ours | baseline | its answers/s | ratio | ms of processor, ours | baseline | ratio | of the database, ours | baseline |\n|---|---|---|---|---|---|---|---|---|---|';

/** Formats a table row: medians, with the minimum and maximum of the rounds. */
export const lineOf = (name, against, { product, baseline, rates, processor }) =>
  `| ${[
    name,
    range(product.rate, 0),
    against,
    range(baseline.rate, 0),
    range(rates, 2),
    range(product.server, 3),
    range(baseline.server, 3),
    range(processor, 2),
    number(product.database.median, 3),
    number(baseline.database.median, 3),
  ].join(' | ')} |`;

export const pagesHeading =
  '| page, cold | ms of processor | of the database | renderToString alone | times |\n|---|---|---|---|---|';

export const pageLineOf = (name, { server, database, drawing, ratio }) =>
  `| ${[name, range(server, 1), number(database.median, 1), range(drawing, 1), range(ratio, 1)].join(' | ')} |`;

export const startLine = ({ cpu, seconds }) =>
  `Start to the first 200: ${range(cpu, 2)} s of processor, ${range(seconds, 2)} s\n\n${heading}`;
