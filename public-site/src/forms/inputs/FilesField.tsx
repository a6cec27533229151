import { formatSize } from '@coop/domain/format';
import { useRef, useState } from 'react';
import { useHydrated } from '../../ui/elements/useHydrated';
import { type Errors, type FieldData, idOf } from '../description/types';
import archivos from './FilesField.module.css';
import css from './FormField.module.css';
import { fileFault } from './fileFault';
import entrada from './Input.module.css';
import { inSentences } from './toInstruction';

type Props = { field: FieldData; errors: Errors; when?: string };

/** Multiple files, a record each. With JavaScript it shrinks photographs and flags rejects before the upload. */
export function FilesField({ field, errors, when }: Props) {
  const id = idOf(field.name);
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<readonly File[]>([]);
  const [shrinking, setShrinking] = useState(false);
  const hydrated = useHydrated();
  const fileField = field.fields?.find(({ accepts }) => accepts);
  const own = Object.entries(errors).flatMap(([name, message]) =>
    name === field.name || name.startsWith(`${field.name}.`) ? [message] : [],
  );
  const messages = [...new Set([...chosen.map((file) => fileFault(file, chosen, field)), ...own])].filter(Boolean);

  /** Writes the list into the input, which is the value that the form sends. */
  const put = (files: readonly File[]) => {
    const list = new DataTransfer();
    for (const file of files) list.items.add(file);
    if (input.current) input.current.files = list.files;
    setChosen(files);
  };
  const onChoose = async (next: FileList | null) => {
    const files = [...(next ?? [])];
    setShrinking(true);
    const small = await Promise.all(files.map(shrinkPhoto));
    setShrinking(false);
    put([...chosen, ...small.filter((file) => !chosen.some((other) => same(other, file)))]);
  };

  return (
    <div className={`${css.campo} ${messages.length ? css.conError : ''}`}>
      <label htmlFor={id} className={css.etiqueta}>
        {field.label}
      </label>
      <p id={`${id}-ayuda`} className={css.ayuda}>
        {inSentences(when, `Hasta ${field.max} archivos`, field.help, hydrated && LARGE_PHOTO_HINT)}
      </p>
      {messages.map((message) => (
        <p key={message} className={css.error} role="alert">
          {message}
        </p>
      ))}
      <input
        ref={input}
        id={id}
        type="file"
        name={field.name}
        multiple
        // With `image/*`, phones also offer the camera.
        accept={hydrated ? `image/*,${fileField?.accepts}` : fileField?.accepts}
        className={entrada.caja}
        aria-describedby={`${id}-ayuda`}
        aria-invalid={messages.length > 0 || undefined}
        onChange={(event) => onChoose(event.target.files)}
      />
      <p role="status" className={css.ayuda}>
        {shrinking && 'Preparando las fotos…'}
      </p>
      {chosen.length > 0 && (
        <ul className={archivos.lista} aria-label={`${field.label}: elegidos`}>
          {chosen.map((file) => (
            <li key={`${file.name} ${file.size} ${file.lastModified}`}>
              <span className={archivos.nombre}>{file.name}</span>
              <span className={archivos.tamano}>{formatSize(file.size)}</span>
              <button type="button" onClick={() => put(chosen.filter((other) => other !== file))}>
                Quitar<span className="oculto"> {file.name}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const LARGE_PHOTO_HINT = 'Si una foto es muy grande, aquí mismo se hace más liviana';

const same = (a: File, b: File) => a.name === b.name && a.size === b.size && a.lastModified === b.lastModified;

/** Maximum side of a sent photograph, in pixels: text on a page stays legible. */
const LONGEST_SIDE = 2_000;
/** Smaller photographs are sent unchanged. */
const SMALL_BYTES = 900_000;
const QUALITY = 0.82;

/** Shrinks a photograph to the smallest legible size; returns other files unchanged. */
async function shrinkPhoto(file: File): Promise<File> {
  const isSmall = file.size <= SMALL_BYTES && /^image\/(jpeg|png|webp)$/.test(file.type);
  if (!file.type.startsWith('image/') || isSmall) return file;
  try {
    const photo = await createImageBitmap(file);
    const scale = Math.min(1, LONGEST_SIDE / Math.max(photo.width, photo.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(photo.width * scale);
    canvas.height = Math.round(photo.height * scale);
    canvas.getContext('2d')?.drawImage(photo, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
    if (!blob || blob.size >= file.size) return file;
    const name = file.name.replace(/\.[^.]*$/, '');
    return new File([blob], `${name}.jpg`, { type: 'image/jpeg', lastModified: file.lastModified });
  } catch {
    return file;
  }
}
