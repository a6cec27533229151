import type { RefObject } from 'react';
import { fieldOf, inOrder } from './description/order';
import { type Errors, type FieldData, idOf } from './description/types';
import css from './ErrorSummary.module.css';
import { isMissing, toInstruction } from './inputs/toInstruction';

type Props = {
  errors: Errors;
  fields: ReadonlyMap<string, FieldData>;
  reference: RefObject<HTMLDivElement | null>;
  onChoose: (name: string) => void;
  failed?: string;
};

export function ErrorSummary({ errors, fields, reference, onChoose, failed = 'No se pudo enviar' }: Props) {
  const list = inOrder(errors, fields);
  if (list.length === 0) return null;
  return (
    <div ref={reference} className={css.resumen} role="alert" tabIndex={-1}>
      <h2>{headingOf(list, failed)}</h2>
      <ul className="vinetas">
        {list.map(([name, message]) => {
          const field = fields.get(fieldOf(name));
          return (
            <li key={name}>
              {field ? (
                <a href={`#${idOf(name)}`} onClick={() => onChoose(name)}>
                  {field.label}: {toInstruction(field, message)}
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

function headingOf(faults: readonly [field: string, fault: string][], failed: string): string {
  // An error without a field is about the whole form: the rate limit, for example.
  if (faults.every(([field]) => field === '')) return failed;
  const areMissing = faults.every(([, fault]) => isMissing(fault) || /^Ingrese al menos un /.test(fault));
  if (faults.length === 1) return areMissing ? 'Falta un dato' : 'Falta corregir un dato';
  return areMissing ? `Faltan ${faults.length} datos` : `Falta corregir ${faults.length} datos`;
}
