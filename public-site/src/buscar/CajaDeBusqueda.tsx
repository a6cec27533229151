import type { Suggestion } from '@coop/domain/answers';
import { useCombobox } from 'downshift';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Form, useNavigate } from 'react-router-dom';
import { Boton } from '../componentes/Boton';
import css from './CajaDeBusqueda.module.css';
import { useSugerencias } from './useSugerencias';

/** Where one types what one looks for: a form that needs no script, and with it suggests pages meanwhile. */
export function CajaDeBusqueda({ inicial = '' }: { inicial?: string }) {
  const navigate = useNavigate();
  const [tecleado, setTecleado] = useState('');
  const sugerencias = useSugerencias(tecleado);
  const input = useRef<HTMLInputElement>(null);
  const {
    isOpen,
    highlightedIndex,
    closeMenu,
    setInputValue,
    getLabelProps,
    getInputProps,
    getMenuProps,
    getItemProps,
  } = useCombobox<Suggestion>({
    id: 'busqueda',
    items: sugerencias,
    initialInputValue: inicial,
    itemToString: (sugerencia) => sugerencia?.titulo ?? '',
    onInputValueChange: ({ inputValue = '', type }) => {
      if (type === useCombobox.stateChangeTypes.InputChange) setTecleado(inputValue);
    },
    onSelectedItemChange: ({ selectedItem }) => selectedItem && navigate(selectedItem.url),
  });
  // What was typed before the script was there stays.
  useEffect(() => {
    setInputValue(input.current?.value ?? '');
  }, [setInputValue]);
  // Enter on no suggestion sends what is written.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || highlightedIndex >= 0) return;
    Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
    closeMenu();
  };
  const muestra = isOpen && sugerencias.length > 0;
  return (
    <search>
      <Form action="/buscar" method="get" className={css.caja}>
        <label {...getLabelProps()} htmlFor="busqueda-input">
          ¿Qué busca?
        </label>
        <div className={css.fila}>
          <div className={css.campo}>
            <input
              {...getInputProps({
                ref: input,
                name: 'q',
                type: 'search',
                autoComplete: 'off',
                maxLength: 100,
                enterKeyHint: 'search',
                onKeyDown,
                'aria-expanded': muestra,
              })}
              aria-describedby="busqueda-ayuda"
            />
            <ul {...getMenuProps({ className: css.sugerencias, hidden: !muestra, 'aria-label': 'Sugerencias' })}>
              {muestra &&
                sugerencias.map((sugerencia, index) => (
                  <li
                    key={sugerencia.url}
                    {...getItemProps({
                      item: sugerencia,
                      index,
                      className: index === highlightedIndex ? css.elegida : undefined,
                    })}
                  >
                    {sugerencia.titulo}
                    <small>{sugerencia.etiqueta}</small>
                  </li>
                ))}
            </ul>
          </div>
          <Boton type="submit">Buscar</Boton>
        </div>
        <p id="busqueda-ayuda" className={css.ayuda}>
          Por ejemplo «tasa de ahorro», «requisitos de crédito» o «memoria 2025». También buscamos dentro de los
          documentos.
        </p>
      </Form>
    </search>
  );
}
