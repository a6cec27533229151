import type { Suggestion } from '@coop/domain/answers';
import { idiomas } from '@coop/domain/idiomas';
import { useCombobox } from 'downshift';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { Button } from '../../ui/elements/Button';
import css from './SearchBox.module.css';

/** Where one types what one looks for: a form that needs no script, and with it suggests pages meanwhile. */
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
  // Enter on no suggestion sends what is written.
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

/** Nobody types faster than this for long: each pause asks once. */
const PAUSE_MS = 180;

/** Pages whose title has what is being typed. A failure suggests nothing: the search itself will tell. */
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
