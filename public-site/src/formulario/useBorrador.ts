import { type RefObject, useEffect } from 'react';

/** Keeps what is typed while the tab lives, so that a reload loses nothing. Never in storage that outlives the tab. */
export function useBorrador(
  form: RefObject<HTMLFormElement | null>,
  clave: string,
  restaurar: boolean,
  alRestaurar: () => void,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: restored once, when the form appears.
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    if (restaurar && restore(element, sessionStorage.getItem(clave))) alRestaurar();
    const keep = () => {
      const texts = [...new FormData(element)].filter(
        ([name, value]) => typeof value === 'string' && name !== 'sitio_web',
      );
      sessionStorage.setItem(clave, JSON.stringify(texts));
    };
    element.addEventListener('input', keep);
    return () => element.removeEventListener('input', keep);
  }, [clave]);
}

/** Puts a draft into the fields that are still as they came; says whether there was one. */
function restore(form: HTMLFormElement, draft: string | null): boolean {
  if (!draft) return false;
  for (const [name, value] of JSON.parse(draft) as [string, string][])
    for (const field of form.querySelectorAll<HTMLInputElement>(`[name="${CSS.escape(name)}"]`))
      if (field.type === 'radio' || field.type === 'checkbox') field.checked ||= field.value === value;
      else if (field.type !== 'file' && field.value === '') field.value = value;
  return true;
}
