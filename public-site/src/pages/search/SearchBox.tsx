import type { Suggestion } from '@coop/domain/answers';
import { idiomas } from '@coop/domain/idiomas';
import { useCombobox } from 'downshift';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { Button } from '../../ui/elements/Button';
import css from './SearchBox.module.css';

/** The search box: a form that works without JavaScript and, with it, suggests pages while typing. */
export function SearchBox({ initial = '' }: { initial?: string }) {
  const [tecleado, setTecleado] = useState('');
  const sugerencias = useSuggestions(tecleado);
  const { isOpen, highlightedIndex, closeMenu, getLabelProps, getInputProps, getMenuProps, getItemProps } =
    useCombobox<Suggestion>({
      id: 'busqueda',
      items: sugerencias,
      initialInputValue: initial,
      itemToString: (suggestion) => suggestion?.titulo ?? '',
      onInputValueChange: ({ inputValue = '', type }) => {
        if (type === useCombobox.stateChangeTypes.InputChange) setTecleado(inputValue);
      },
      onSelectedItemChange: ({ selectedItem }) => selectedItem && location.assign(selectedItem.url),
    });
  // With no suggestion highlighted, Enter submits the text.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || highlightedIndex >= 0) return;
    Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
    closeMenu();
  };
  const sample = isOpen && sugerencias.length > 0;
  return (
    <search>
      <form action="/buscar" method="get" className={css.caja}>
        <label {...getLabelProps()} htmlFor="busqueda-input">
          ¿Qué busca?
        </label>
        <div className={css.fila}>
          <div className={css.campo}>
            <input
              {...getInputProps({
                name: 'q',
                type: 'search',
                autoComplete: 'off',
                maxLength: 100,
                enterKeyHint: 'search',
                onKeyDown,
                'aria-expanded': sample,
              })}
              aria-describedby="busqueda-ayuda"
            />
            <ul {...getMenuProps({ className: css.sugerencias, hidden: !sample, 'aria-label': 'Sugerencias' })}>
              {sample &&
                sugerencias.map((suggestion, index) => (
                  <li
                    key={suggestion.url}
                    {...getItemProps({
                      item: suggestion,
                      index,
                      className: index === highlightedIndex ? css.elegida : undefined,
                    })}
                  >
                    <span lang={suggestion.idioma}>{suggestion.titulo}</span>
                    <small>
                      {suggestion.etiqueta}
                      {suggestion.idioma && `, en ${idiomas[suggestion.idioma].toLowerCase()}`}
                    </small>
                  </li>
                ))}
            </ul>
          </div>
          <Button type="submit">Buscar</Button>
        </div>
        <p id="busqueda-ayuda" className={initial ? 'oculto' : css.ayuda}>
          Por ejemplo «tasa de ahorro», «requisitos de crédito» o «memoria 2025». También buscamos dentro de los
          documentos.
        </p>
      </form>
    </search>
  );
}

/** Debounce of the suggestions, in milliseconds. */
const PAUSE_MS = 180;

/** Returns pages whose title matches the text. A failure yields no suggestions: the search itself reports errors. */
function useSuggestions(text: string): Suggestion[] {
  const [sugerencias, setSugerencias] = useState<Suggestion[]>([]);
  useEffect(() => {
    const q = text.trim();
    if (q.length < 2) return setSugerencias([]);
    const stop = new AbortController();
    const timer = setTimeout(() => {
      fetch(`/api/publico/busqueda/sugerencias?${new URLSearchParams({ q })}`, { signal: stop.signal })
        .then((res) => (res.ok ? res.json() : []))
        .then(setSugerencias, () => {});
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [text]);
  return sugerencias;
}
