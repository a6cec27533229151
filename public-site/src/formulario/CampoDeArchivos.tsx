import { formatSize } from '@coop/domain/format';
import { useRef, useState } from 'react';
import archivos from './CampoDeArchivos.module.css';
import css from './CampoDeFormulario.module.css';
import entrada from './Entrada.module.css';
import { enFrases } from './enFrases';
import { fallaEn } from './fallaEn';
import { idDe } from './idDe';
import type { Campo, Errores } from './tipos';

type Props = { campo: Campo; errores: Errores; cuando?: string };

/**
 * Several files in one input; each becomes a record of the group. With JavaScript they are listed, can be taken out, and
 * those that would be refused are said to be before they go up.
 */
export function CampoDeArchivos({ campo, errores, cuando }: Props) {
  const id = idDe(campo.nombre);
  const input = useRef<HTMLInputElement>(null);
  const [elegidos, setElegidos] = useState<readonly File[]>([]);
  const archivo = campo.campos?.find(({ acepta }) => acepta);
  const suyos = Object.entries(errores).flatMap(([nombre, mensaje]) =>
    nombre === campo.nombre || nombre.startsWith(`${campo.nombre}.`) ? [mensaje] : [],
  );
  const mensajes = [...new Set([...elegidos.map((file) => fallaEn(file, elegidos, campo)), ...suyos])].filter(Boolean);

  /** The input holds what is listed, and nothing else: it is what the form sends. */
  const poner = (files: readonly File[]) => {
    const lista = new DataTransfer();
    for (const file of files) lista.items.add(file);
    if (input.current) input.current.files = lista.files;
    setElegidos(files);
  };
  const alElegir = (nuevos: FileList | null) =>
    poner([...elegidos, ...[...(nuevos ?? [])].filter((file) => !elegidos.some((otro) => mismo(otro, file)))]);

  return (
    <div className={`${css.campo} ${mensajes.length ? css.conError : ''}`}>
      <label htmlFor={id} className={css.etiqueta}>
        {campo.etiqueta}
      </label>
      <p id={`${id}-ayuda`} className={css.ayuda}>
        {enFrases(cuando, `Hasta ${campo.max} archivos`, campo.ayuda)}
      </p>
      {mensajes.map((mensaje) => (
        <p key={mensaje} className={css.error} role="alert">
          {mensaje}
        </p>
      ))}
      <input
        ref={input}
        id={id}
        type="file"
        name={campo.nombre}
        multiple
        accept={archivo?.acepta}
        className={entrada.caja}
        aria-describedby={`${id}-ayuda`}
        aria-invalid={mensajes.length > 0 || undefined}
        onChange={(event) => alElegir(event.target.files)}
      />
      {elegidos.length > 0 && (
        <ul className={archivos.lista} aria-label={`${campo.etiqueta}: elegidos`}>
          {elegidos.map((file) => (
            <li key={`${file.name} ${file.size} ${file.lastModified}`}>
              <span className={archivos.nombre}>{file.name}</span>
              <span className={archivos.tamano}>{formatSize(file.size)}</span>
              <button type="button" onClick={() => poner(elegidos.filter((otro) => otro !== file))}>
                Quitar<span className="oculto"> {file.name}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const mismo = (a: File, b: File) => a.name === b.name && a.size === b.size && a.lastModified === b.lastModified;
