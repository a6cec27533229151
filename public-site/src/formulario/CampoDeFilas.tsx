import { useState } from 'react';
import { Boton } from '../componentes/Boton';
import { useHidratado } from '../componentes/useHidratado';
import css from './CampoDeFilas.module.css';
import { CampoDeFormulario } from './CampoDeFormulario';
import notas from './CampoDeFormulario.module.css';
import { enFrases } from './enFrases';
import { idDe } from './idDe';
import type { Campo, Errores, Valores } from './tipos';

type Props = {
  campo: Campo;
  /** Of the group that it stands in: its label does not say it again. */
  titulo: string;
  valores: Valores;
  errores: Errores;
  obligatorio: boolean;
  cuando?: string;
};

/** Without JavaScript nothing can be added: there are this many from the start, and empty ones are not counted. */
const SIN_GUION = 2;

/** A repeated group: as many records as one needs. */
export function CampoDeFilas({ campo, titulo, valores, errores, obligatorio, cuando }: Props) {
  const hidratado = useHidratado();
  const escritas = Object.keys(valores).flatMap((nombre) =>
    nombre.startsWith(`${campo.nombre}.`) ? Number(nombre.split('.')[1]) + 1 : [],
  );
  const minimo = obligatorio ? 1 : 0;
  const [pedidas, setPedidas] = useState(Math.max(minimo, ...escritas));
  const maximo = campo.max ?? SIN_GUION;
  const cuantas = hidratado ? Math.max(pedidas, minimo) : Math.min(maximo, Math.max(SIN_GUION, pedidas));
  const error = errores[campo.nombre];
  return (
    <fieldset id={idDe(campo.nombre)} className={css.filas} tabIndex={-1}>
      <legend className={campo.etiqueta === titulo ? 'oculto' : notas.etiqueta}>{campo.etiqueta}</legend>
      {(cuando || campo.ayuda) && <p className={notas.ayuda}>{enFrases(cuando, campo.ayuda)}</p>}
      {error && <p className={notas.error}>{error}</p>}
      {Array.from({ length: cuantas }, (_, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a record is its place: only the last one can be removed.
        <fieldset key={n} className={css.fila}>
          <legend>
            {campo.etiqueta}: {n + 1} de {cuantas}
          </legend>
          {campo.campos?.map((inner) => (
            <CampoDeFormulario
              key={inner.nombre}
              campo={inner}
              nombre={`${campo.nombre}.${n}.${inner.nombre}`}
              valores={valores}
              errores={errores}
              obligatorio={inner.obligatorio}
            />
          ))}
        </fieldset>
      ))}
      {hidratado && (
        <div className={css.acciones}>
          {cuantas < maximo && (
            <Boton tono="claro" onClick={() => setPedidas(cuantas + 1)}>
              {cuantas === 0 ? 'Agregar' : 'Agregar otro'}
            </Boton>
          )}
          {cuantas > minimo && (
            <Boton tono="claro" onClick={() => setPedidas(cuantas - 1)}>
              Quitar el último
            </Boton>
          )}
        </div>
      )}
    </fieldset>
  );
}
