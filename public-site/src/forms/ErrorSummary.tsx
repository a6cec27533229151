import type { RefObject } from 'react';
import { idOf } from './description/idOf';
import type { Errors } from './description/types';
import css from './ErrorSummary.module.css';

type Props = {
  errors: Errors;
  labels: ReadonlyMap<string, string>;
  reference: RefObject<HTMLDivElement | null>;
  /** Brings the field into the page, when it is in another step, before the link leads to it. */
  onChoose: (name: string) => void;
};

/** All that is wrong, at the top, each with a link to its field. */
export function ErrorSummary({ errors, labels, reference, onChoose }: Props) {
  const list = Object.entries(errors);
  if (list.length === 0) return null;
  return (
    <div ref={reference} className={css.resumen} role="alert" tabIndex={-1}>
      <h2>{list.length === 1 ? 'Falta corregir un dato' : `Falta corregir ${list.length} datos`}</h2>
      <ul className="vinetas">
        {list.map(([name, message]) => {
          const label = labels.get(name.replace(/\.\d+\./, '.'));
          return (
            <li key={name}>
              {label ? (
                <a href={`#${idOf(name)}`} onClick={() => onChoose(name)}>
                  {label}: {message}
                </a>
              ) : (
                message
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
