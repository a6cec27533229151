import { type ComponentType, type ReactNode, StrictMode, startTransition, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';

/**
 * Hydrates what the server drew of an island. One that somebody has reached for comes alive at once, and learns what was
 * typed in it; any other, in pieces that let the page answer meanwhile.
 */
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
    const giveBack = takeTyped(element);
    flushSync(hydrate);
    giveBack();
  });
}

function Alive({ then, children }: { then: () => void; children: ReactNode }) {
  useEffect(then, [then]);
  return children;
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Puts the fields of an island back to what the server drew, which is what React expects to find, and returns how to write
 * in them again what a visitor had written, so that React hears of it.
 */
function takeTyped(element: HTMLElement): () => void {
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
      // React watches the property of the element: what is written by that of its class, it hears as typed.
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

/** What a browser makes of a slider's own value: within its bounds and on one of its steps. */
function rangeOf(field: HTMLInputElement): string {
  const copy = field.cloneNode() as HTMLInputElement;
  copy.value = field.defaultValue;
  return copy.value;
}
