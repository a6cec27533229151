import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { borrarBorrador, guardarBorrador, leerBorrador } from './borrador';
import { elegidosEn } from './elegidosEn';
import type { Valores } from './tipos';
import { CLAVE, valoresDe } from './valoresDe';

type Llenado = {
  /** What the inputs start with. They are drawn anew each time that `vez` changes. */
  valores: Valores;
  vez: number;
  /** What is chosen now; undefined until the script takes over. */
  elegidos: Readonly<Record<string, unknown>> | undefined;
};

/**
 * What is written in a form: given by the page, taken up again from a draft of this tab, kept as it is written. `paso` is
 * kept with it, and `alRetomar` hears the step of the draft.
 */
export function useLlenado(
  form: RefObject<HTMLFormElement | null>,
  seccion: string,
  { iniciales, retomar, paso }: { iniciales: Valores; retomar: boolean; paso: number | undefined },
  alRetomar: (paso: number) => void,
) {
  const [llenado, setLlenado] = useState<Llenado>({ valores: iniciales, vez: 0, elegidos: undefined });
  const pasoAhora = useRef(paso);
  pasoAhora.current = paso;

  const poner = (valores: Valores) =>
    flushSync(() => setLlenado(({ vez }) => ({ valores, vez: vez + 1, elegidos: undefined })));
  const mirar = () => {
    const element = form.current;
    if (element) setLlenado((antes) => ({ ...antes, elegidos: elegidosEn(element) }));
  };
  const guardar = () => {
    if (form.current) guardarBorrador(seccion, { valores: valoresDe(form.current), paso: pasoAhora.current ?? 0 });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the script takes over.
  useEffect(() => {
    const element = form.current;
    const borrador = element && retomar ? leerBorrador(seccion) : undefined;
    if (element && borrador) {
      const { [CLAVE]: _, ...escrito } = valoresDe(element);
      const donde = document.activeElement?.id;
      // React can't draw at once while it runs effects.
      queueMicrotask(() => {
        poner({ ...borrador.valores, ...escrito });
        alRetomar(borrador.paso);
        mirar();
        if (donde) document.getElementById(donde)?.focus();
      });
    } else mirar();
  }, []);

  const vaciar = () => {
    borrarBorrador(seccion);
    poner(iniciales);
    mirar();
  };
  return { ...llenado, mirar, guardar, vaciar };
}
