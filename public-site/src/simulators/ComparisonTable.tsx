import css from './ComparisonTable.module.css';

export type ComparedRow<T> = readonly [title: string, cell: (option: T) => string | null];

type Props<T> = {
  legend: string;
  names: readonly string[];
  options: readonly T[];
  rows: readonly ComparedRow<T>[];
  main: string;
};

export const ComparisonTable = <T,>({ legend, names, options, rows, main }: Props<T>) => (
  <table className={`${css.comparacion} ${options.length > 2 ? css.tres : ''}`}>
    <caption className="oculto">{legend}</caption>
    <thead>
      <tr>
        <td />
        {options.map((_, at) => (
          <th key={names[at]} scope="col">
            {names[at]}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([title, cell]) => (
        <tr key={title} className={title === main ? css.total : undefined}>
          <th scope="row">{title}</th>
          {options.map((option, at) => (
            <td key={names[at]}>{cell(option)}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
