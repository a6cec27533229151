import { useId } from 'react';
import { Campo } from './Campo';
import { EntradaDeMonto } from './EntradaDeMonto';

type Props = {
  etiqueta: string;
  nombre: string;
  valor: string;
  antes?: string;
  falta?: string;
  alCambiar: (valor: string) => void;
};

/** An amount that is only written. */
export function CampoMonto({ etiqueta, falta, ...entrada }: Props) {
  const id = useId();
  return (
    <Campo id={id} etiqueta={etiqueta} falta={falta}>
      <EntradaDeMonto id={id} ancho={12} falta={falta} descrita={Boolean(falta)} {...entrada} />
    </Campo>
  );
}
