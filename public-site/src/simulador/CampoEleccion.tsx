import { useId } from 'react';
import { Campo } from './Campo';

type Props = {
  etiqueta: string;
  nombre: string;
  valor: string;
  opciones: readonly (readonly [valor: string, texto: string])[];
  falta?: string;
  alCambiar: (valor: string) => void;
};

/** One of several; nothing to see where there is nothing to choose. */
export function CampoEleccion({ etiqueta, nombre, valor, opciones, falta, alCambiar }: Props) {
  const id = useId();
  if (opciones.length < 2 && !falta) return <input type="hidden" name={nombre} value={valor} />;
  const isOffered = opciones.some(([opcion]) => opcion === valor);
  return (
    <Campo id={id} etiqueta={etiqueta} falta={falta && enPalabras(falta, opciones)}>
      <select
        id={id}
        name={nombre}
        value={isOffered ? valor : ''}
        aria-invalid={falta ? true : undefined}
        aria-describedby={falta ? `${id}-ayuda` : undefined}
        onChange={(e) => alCambiar(e.target.value)}
      >
        {!isOffered && <option value="">Elija…</option>}
        {opciones.map(([opcion, texto]) => (
          <option key={opcion} value={opcion}>
            {texto}
          </option>
        ))}
      </select>
    </Campo>
  );
}

/** The API says its codes; people read what they are called. */
function enPalabras(falta: string, opciones: Props['opciones']): string {
  const textos = new Map(opciones);
  const codigos = falta.replace(/^Elija /, '').split(' o ');
  return codigos.every((codigo) => textos.has(codigo))
    ? `Elija ${codigos.map((codigo) => `«${textos.get(codigo)}»`).join(' o ')}`
    : falta;
}
