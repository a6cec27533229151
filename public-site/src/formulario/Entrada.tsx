import type { ComponentType } from 'react';
import { comoSeEscribe } from './comoSeEscribe';
import css from './Entrada.module.css';
import { EntradaCasilla } from './EntradaCasilla';
import { EntradaOpcion } from './EntradaOpcion';
import { EntradaOpciones } from './EntradaOpciones';
import type { Campo } from './tipos';

export type PropsDeEntrada = {
  campo: Campo;
  /** Name of the input: the field's, or its place in a repeated group. */
  nombre: string;
  id: string;
  valor: string | readonly string[] | undefined;
  /** Ids of the help and the error that describe it. */
  descritaPor: string | undefined;
  invalida: boolean;
  obligatoria: boolean;
};

const unaLinea = (extra: React.ComponentProps<'input'>) =>
  function EntradaDeTexto({ campo, nombre, id, valor, descritaPor, invalida, obligatoria }: PropsDeEntrada) {
    const comun = {
      id,
      name: nombre,
      defaultValue: comoSeEscribe(campo, String(valor ?? '')),
      onBlur: ({ target }: React.FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => {
        target.value = comoSeEscribe(campo, target.value);
      },
      'aria-describedby': descritaPor,
      'aria-invalid': invalida || undefined,
      'aria-required': obligatoria || undefined,
      readOnly: campo.soloLectura,
    };
    if (campo.variasLineas) return <textarea {...comun} className={css.caja} rows={5} maxLength={campo.max} />;
    return <input {...comun} {...extra} className={css.caja} autoComplete={campo.autocompletar ?? 'off'} />;
  };

const texto = unaLinea({ type: 'text' });
const decimal = unaLinea({ type: 'text', inputMode: 'decimal' });

/** The input of each kind of field; null for those that no visitor fills. A kind without its row does not compile. */
export const entradas = {
  text: texto,
  documentNumber: unaLinea({ type: 'text', autoCapitalize: 'characters' }),
  email: unaLinea({ type: 'email', inputMode: 'email' }),
  phone: unaLinea({ type: 'tel', inputMode: 'tel' }),
  url: unaLinea({ type: 'url', inputMode: 'url' }),
  integer: unaLinea({ type: 'text', inputMode: 'numeric' }),
  decimal,
  money: decimal,
  percent: decimal,
  date: unaLinea({ type: 'date' }),
  dateTime: unaLinea({ type: 'datetime-local' }),
  time: unaLinea({ type: 'time' }),
  choice: EntradaOpcion,
  reference: EntradaOpcion,
  choices: EntradaOpciones,
  references: EntradaOpciones,
  boolean: EntradaCasilla,
  file: null,
  image: null,
  // Drawn by Campos: a repeated group is not one input.
  rows: null,
  texts: null,
  richText: null,
  id: null,
  uid: null,
  slug: null,
  state: null,
  member: null,
} satisfies Record<Campo['tipo'], ComponentType<PropsDeEntrada> | null>;
