import type { ReactNode } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { Button } from '../ui/elements/Button';
import css from './Filters.module.css';
import { type Filterable, isNarrowed } from './list';

export type Choice = { label: string; all: string; options: readonly (readonly [string, string])[] };
type Props<E extends string> = {
  list: Filterable<E>;
  searchLabel?: string;
  choices: Readonly<Record<E, Choice>>;
  monto?: string;
  total: number;
  unit: readonly [string, string];
  detail?: string;
};

/** Search and filters, collapsed on a phone; with JavaScript choices apply at once (`startFilters`). */
export function Filters<E extends string>({ list, searchLabel, choices, monto, total, unit, detail }: Props<E>) {
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const fields = [...Object.keys(choices), ...list.limits];
  const narrowed = fields.filter((name) => params.get(name)).length;
  return (
    <search data-filtros>
      <form method="get" action={pathname} className={css.filtros}>
        {!list.noSearch && (
          <div className={css.buscar}>
            <label htmlFor="filtro-q">{searchLabel}</label>
            <div>
              <input
                id="filtro-q"
                type="search"
                name="q"
                defaultValue={params.get('q') ?? ''}
                maxLength={80}
                autoComplete="off"
              />
              <Button type="submit" tone="claro">
                Buscar
              </Button>
            </div>
          </div>
        )}
        {fields.length > 0 && (
          <CollapsibleFilters alone={list.noSearch && fields.length === 1} narrowed={narrowed}>
            <div className={css.campos}>
              {Object.entries<Choice>(choices).map(([name, { label, all, options }]) => (
                <label key={name}>
                  {label}
                  <select name={name} defaultValue={params.get(name) ?? ''}>
                    <option value="">{all}</option>
                    {options.map(([value, text]) => (
                      <option key={value} value={value}>
                        {text}
                      </option>
                    ))}
                  </select>
                </label>
              ))}
              {list.limits.map((name, at) => (
                <label key={name} className={css.limite}>
                  {`${monto} ${at === 0 ? 'desde' : 'hasta'}`}
                  <input
                    name={name}
                    inputMode="decimal"
                    placeholder="10.000"
                    defaultValue={params.get(name) ?? ''}
                    autoComplete="off"
                  />
                </label>
              ))}
              <Button type="submit" tone="claro">
                Ver
              </Button>
            </div>
          </CollapsibleFilters>
        )}
      </form>
      <p className={css.cuenta} role="status" id="hallados">
        {total === 1 ? `1 ${unit[0]}` : `${total} ${unit[1]}`}
        {detail && ` · ${detail}`}
        {isNarrowed(list, params) && (
          <>
            {' · '}
            <a href={pathname}>Quitar filtros</a>
          </>
        )}
      </p>
    </search>
  );
}

type Fold = { alone: boolean | undefined; narrowed: number; children: ReactNode };

const CollapsibleFilters = ({ alone, narrowed, children }: Fold) =>
  alone ? (
    children
  ) : (
    <details className={css.mas}>
      <summary>Filtros{narrowed > 0 && ` (${narrowed})`}</summary>
      {children}
    </details>
  );
