import { addDays } from '@coop/domain/calendar';
import { useId } from 'react';
import { Campo } from './Campo';

type Props = {
  etiqueta: string;
  nombre: string;
  valor: string;
  hoy: string;
  ayuda: string;
  falta?: string;
  alCambiar: (valor: string) => void;
};

/** A day up to a year before or after today. */
export function CampoFecha({ etiqueta, nombre, valor, hoy, ayuda, falta, alCambiar }: Props) {
  const id = useId();
  return (
    <Campo id={id} etiqueta={etiqueta} falta={falta} ayuda={ayuda}>
      <input
        id={id}
        type="date"
        name={nombre}
        min={addDays(hoy, -366)}
        max={addDays(hoy, 366)}
        value={valor}
        aria-invalid={falta ? true : undefined}
        aria-describedby={`${id}-ayuda`}
        onChange={(e) => alCambiar(e.target.value)}
      />
    </Campo>
  );
}
