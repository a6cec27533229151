import { type ComponentType, type ReactNode, StrictMode, startTransition, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';

/** Hydrates an island; synchronously if the visitor has already typed in it, so that the values are kept. */
export function hydrateIsland(element: HTMLElement, Content: ComponentType<object>): Promise<void> {
  const { datos = '{}', prefijo, inicio } = element.dataset;
  return new Promise((resolve) => {
    const hydrate = () =>
      hydrateRoot(
        element,
        <StrictMode>
          <Alive then={resolve}>
            <Content {...JSON.parse(datos)} />
          </Alive>
        </StrictMode>,
        { identifierPrefix: prefijo, onRecoverableError: (error) => console.error('HYDRATION', error) },
      );
    if (inicio === 'load') return startTransition(() => void hydrate());
    const giveBack = preserveInput(element);
    flushSync(hydrate);
    giveBack();
  });
}

function Alive({ then, children }: { then: () => void; children: ReactNode }) {
  useEffect(then, [then]);
  return children;
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Resets fields to the server's values, which React expects; returns a function that restores the typed ones. */
function preserveInput(element: HTMLElement): () => void {
  const typed = [...element.querySelectorAll<Field>('input, select, textarea')].flatMap((field) => {
    const drawn = drawnIn(field);
    if (field.value === drawn || ['hidden', 'file', 'radio', 'checkbox'].includes(field.type)) return [];
    const { value } = field;
    const caret = 'selectionStart' in field ? field.selectionStart : null;
    field.value = drawn;
    return [{ field, value, caret }];
  });
  return () => {
    for (const { field, value, caret } of typed) {
      // React overrides the element's own property: the prototype's setter makes the value count as typed.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
      field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
      if (caret !== null && !(field instanceof HTMLSelectElement)) field.setSelectionRange(caret, caret);
    }
  };
}

const drawnIn = (field: Field): string =>
  field instanceof HTMLSelectElement
    ? (([...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0])?.value ?? '')
    : field.type === 'range'
      ? rangeOf(field as HTMLInputElement)
      : field.defaultValue;

/** Returns the browser's sanitized value of a range input: clamped to its limits and rounded to a step. */
function rangeOf(field: HTMLInputElement): string {
  const copy = field.cloneNode() as HTMLInputElement;
  copy.value = field.defaultValue;
  return copy.value;
}
